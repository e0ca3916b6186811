/** "Ricotta with lemon" */
export const pairingName = ({
  principalIngredient,
  supportingElement,
}: {
  principalIngredient: string;
  supportingElement: string;
}) => `${principalIngredient} with ${supportingElement}`;
