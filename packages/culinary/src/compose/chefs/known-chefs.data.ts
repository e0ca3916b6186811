/** Further chefs that are known: name | cuisine | style (at most 20 characters) | specialty (at most 25). */
export const knownTable = `
Jacques Pépin | french | French technique | Omelettes and knife work
`;
