import { pattern } from '../../words/pattern.ts';

/** What is made to go with or into a dish: "Weinsoße", "Dazu: Vanillesoße", "Lemon icing", "Crème anglaise", "Salsa verde", "Almíbar de limón"; of folded text. */
export const ACCOMPANIMENT = pattern('u')`
  (?:sosse|sauce|saus|sas|dip|creme|guss|glasur|streusel|dressing|marinade|vinaigrette|pesto|mayonnaise|aioli|icing|frosting|glaze|gravy|custard|
  topping|filling|fullung|belag|teig|dough|salsa|sirup|syrup|schmand|kompott|coulis|quark|stuffing|brosel|crumbs)$|
  ^(?:(?:und|et|e|y|and|dazu|pour|per|para|la|le|les|il|lo|el|un|une|una|the|a)\s){0,3}
  (?:sauce|creme|coulis|sirop|glacage|garniture|pate|farce|vinaigrette|nappage|salsa|salsina|crema|sugo|condimento|glassa|sciroppo|impasto|ripieno|farcia|
  relleno|masa|almibar|glaseado|alino|mojo|cobertura|molho|calda|recheio)(?:\s\p{L}|$)
`;
