import { phrases, wordSet } from '../../words/word-list.ts';

/** Names of foods that hold a word which elsewhere says how big a food or how full a spoon is, or what is measured. */
export const sizedNames: readonly string[] = phrases(`
  ras el hanout, ras el-hanout, ras al hanout, ras malai, ras gulla,
  grand marnier, grand cru, grands crus, grand veneur, grand mère, grand-mère,
  big mac, big macs, big eye, small beer, healthy choice, healthy request,
  jumbo oats, jumbo rolled oats, jumbo porridge oats, jumbo oat,
  large flake oats, large flake oatmeal, large curd cottage, small curd cottage,
  medium grain rice, medium egg noodles, medium curry powder, medium curry paste, medium curry sauce, medium cheddar,
  medium sherry, medium dry sherry, medium sweet sherry, medium salsa, medium oatmeal,
  medium matzo, medium matzoh, medium cornmeal,
  petit suisse, petits suisses, petit salé, petits salés, petit pois, petits pois, petite peas,
  petite diced tomatoes, petite sirah, petite syrah, petit verdot, petit chablis,
  petit beurre, petits beurre, petits beurres, petit lait, petit épeautre, petit four,
  petits fours, petit pain, petits pains, petits gris, petit gris, petit brun, petits bruns,
  petit lu, petits lu, petit munster, petit bleu, petit billy, gros sel, gros thym,
  media noche, medias noches, media luna, medias lunas, media crema, mezza luna, mezzo rigatone, meia lua, demi lune, demi glace, demi sel,
  half moon, half shell, half sheet, gram flour,
  kleiner feigling, kleine feigling, mini babybel, mini babybels, mini romana,
  mini alface romana, sale grosso, sal grosso, sal grossa
`);

/** Sizes with which proper names begin: "Grand Marnier", "Petit Écolier", "Big Red". */
export const properSizes = wordSet(`
  big grand grande grands grandes petit petite petits petites gros grosse grosses piccolo piccola
    pequeño pequeña pequeno pequena kleine kleiner grote stora
`);
/** Those of them that are French alone, so that in another language they tell no size. */
export const frenchSizes = wordSet('grand grands petit petits petite petites gros');
