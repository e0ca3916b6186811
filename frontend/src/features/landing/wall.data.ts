/** The dishes of the wall, column by column. */
export const wall: readonly (readonly [title: string, category: string])[][] = [
  [
    ['Lemon and ricotta tart', 'dessert'],
    ['Roast chicken with forty cloves of garlic', 'main'],
    ['Strawberry pavlova', 'dessert'],
    ['Prawn linguine with chilli', 'main'],
    ['Bagna cauda', 'starter'],
  ],
  [
    ['Sea bream baked in salt', 'main'],
    ['Peach melba', 'dessert'],
    ['Orecchiette with cime di rapa', 'main'],
    ['Fig and almond galette', 'dessert'],
    ['Affogato', 'dessert'],
  ],
  [
    ['Carciofi alla romana', 'starter'],
    ['Aubergine parmigiana', 'main'],
    ['Beetroot carpaccio with horseradish', 'starter'],
    ['Panzanella with charred peppers', 'starter'],
    ['Caponata', 'starter'],
  ],
  [
    ['Tortilla de patatas', 'main'],
    ['Chocolate and hazelnut torte', 'dessert'],
    ['Ribollita', 'main'],
    ['Poached pears in wine', 'dessert'],
    ['Apple strudel', 'dessert'],
  ],
];
