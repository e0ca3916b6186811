import { wordSet } from '../../words/word-list.ts';

/** What German and Dutch cooks count and call small or large; the last part of compounds too ("Frühlingszwiebeln"). Pieces that hold food count likewise. */
export const countedFoods = wordSet(`
  ei eier zwiebel zwiebeln schalotte schalotten kartoffel kartoffeln möhre möhren karotte karotten
    rübe rüben rüebli tomate tomaten paprika paprikaschote paprikaschoten schote schoten gurke
    gurken zucchini zucchino aubergine auberginen apfel äpfel birne birnen zitrone zitronen orange
    orangen limette limetten limone limonen banane bananen zehe zehen knolle knollen kohlrabi kohl
    kürbis kopf köpfe salat lauch porree fenchel sellerie avocado avocados mango mangos pfirsich
    pfirsiche pflaume pflaumen bund dose dosen glas gläser stück stücke scheibe scheiben stange
    stangen packung blätter blatt pilze champignons chili chilis peperoni rettich radieschen
    hähnchen huhn ente fisch forelle forellen filet filets schnitzel brötchen ananas melone
    becher tasse tassen flasche flaschen topf schuss handvoll knoblauch ingwer rote
  ui uien sjalot sjalotten aardappel aardappels aardappelen wortel wortels winterwortel tomaat tomaten
    courgette courgettes komkommer komkommers eieren appel appels peer peren citroen citroenen
    sinaasappel sinaasappels limoen limoenen banaan bananen teen tenen teentje teentjes prei
    preien bloemkool broccoli knol blik blikje pot kip venkel avocado's aubergines
`);
