/** What is established about several pairings alike, by the key that the tables name behind "=". */
export const sharedScience: Readonly<Record<string, string>> = {
  umami:
    'One side brings free glutamate and the other nucleotides, which strengthen each other: together they taste far more savoury.',
  'fat-aroma':
    'Most aroma molecules dissolve better in fat than in water, so that fat holds them and gives them off slowly in the mouth.',
  'acid-fat':
    'Acid makes saliva flow, which clears the film of fat from the tongue, and each bite tastes like the first.',
  capsaicin:
    'Capsaicin, which burns, dissolves in fat and not in water: fat carries it off, and casein of milk binds it.',
  maillard:
    'Roasting makes pyrazines of sugars and amino acids in both, which smell toasted and nutty.',
  'salt-bitter': 'Sodium damps the sense of bitterness, and what is sweet comes forward.',
  tannin: 'Protein and fat bind tannins before they can dry the mouth, and the wine seems softer.',
  terpene: 'Both owe their resinous scent to terpenes such as pinene.',
  anethole:
    'Anethole, which smells of anise and tastes sweet without sugar, is what fennel and its kin give.',
  'mustard-oil': 'Isothiocyanates sting the nose and soon evaporate; fat and sugar slow them down.',
  allium:
    'Heat turns the sharp sulphur compounds of onion and garlic into others that smell sweet and of broth.',
  amines: 'Acid binds the amines that smell of fish, so that they no longer evaporate.',
  linalool: 'Linalool, an alcohol that smells of flowers and citrus, occurs in both.',
  lactone: 'Lactones, which smell of peach and of cream, occur in both.',
  eugenol: 'Eugenol, the scent of cloves, is part of it.',
  furaneol: 'Furaneol, which smells of strawberry and burnt sugar, occurs in both.',
  benzaldehyde:
    'Benzaldehyde, the smell of bitter almond, comes from the kernels of stone fruit as well.',
};
