import { phrases, words } from './word-list.ts';

/** Words around a number that show it counts what a recipe gives. Folded. */
export const servingWords: readonly string[] = phrases(`
  serves, serve, serving, servings, portion, portions, people, person, persons, makes, yield,
  yields, feeds, ppl, portionen, personen, ergibt, stuck, stk, personnes, personne, pers, parts,
  porzioni, persone, porciones, raciones, racion, personas, comensales, porties, personen, stuks,
  porcoes, doses, pessoas, unidades, portioner, port, personer, bitar, porsjoner, annosta,
  hengelle, hlo, kpl, porcje, porcji, osob, osoby, porce, porci, porcie, porcii, adag, fo, fore,
  fos, szemelyre, szemely, portii, persoane, порции, порций, порция, персон, μεριδες, ατομα,
  kisilik, porsiyon, porcije, osobe, porcijos, porciju, portsjonit, מנות, حصص, أشخاص, نفر, 人分, 人前,
  人份, 個分, 個, 枚, 本, 份, 인분, khau phan, porsi, pax, ends
`);

/** Words that multiply or stand for a count. Folded. */
export const dozens: readonly string[] = words(`
  dozen dutzend douzaine douzaines dozzina docena docenas duzia dozijn dussin tucat tuzin
`);
