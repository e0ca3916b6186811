import { pattern } from '../words/pattern.ts';

/** What a farm or a shop that packs boxes tells those who order from it: until when to order, what to do with empty boxes, how to leave one out. */
export const ORDER_NOTICE = pattern('iu')`
  (?<!\p{L})(?:
  orders?\s(?:[\p{L}\d'’]{1,15}\s){0,4}(?:close[sd]?|must\sbe\sin|need\sto\sbe\sin|are\sdue|to\sbe\sin|deadline|cut[- ]?off)(?!\p{L})|(?:last|latest)\sorders\s(?:by|on|at)(?!\p{L})|
  (?:leave|return|put|bring)\s(?:out\s)?(?:your|the|any|all)\s(?:old\s)?(?:empties|empty\s(?:box|crate|bag)(?:e?s)?)|(?:skip|pause|cancel|change)\s(?:a|your|the|this)\s(?:box|delivery|order|bag)(?!\p{L})|
  bestell(?:schluss|frist|ende)(?!\p{L})|bestellungen\s(?:bitte\s)?(?:[\p{L}]{2,10}\s){0,2}bis(?!\p{L})|(?:bestellt|bestellen\ssie)\s(?:bitte\s)?bis(?!\p{L})|
  (?:leere[n]?\s(?:[\p{L}]{2,12}-?\s){0,2}|leergut|pfand)(?:kisten?|körbe?|gläser|eier(?:kartons|schachteln))\s(?:[\p{L}]{2,12}\s){0,4}(?:raus|hinaus|heraus|zurück|bereit|mit|rein)\p{L}{0,10}|
  (?:kiste|abokiste|ernteanteil|ernteanteile)\s(?:[\p{L}]{2,12}\s){0,3}(?:abbestell\p{L}{1,3}|pausieren|abholen)(?!\p{L})|(?:abholung|ausgabe|verteilung)\s(?:der\s)?(?:kisten|ernteanteile|gemüsekisten)|
  (?:clôture|fin|date\slimite)\sdes\scommandes|commandes?\s(?:[\p{L}'’]{1,12}\s){0,3}(?:jusqu['’]|avant\s(?:le|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))|commandez\s(?:avant|jusqu['’])|
  (?:cagettes?|paniers?|caisses?|bocaux|boîtes\sà\sœufs)\svides|(?:distribution|retrait)\sdes\spaniers|
  (?:chiusura|termine|scadenza)\s(?:degli\s)?ordini|(?:gli\s)?ordini\s(?:[\p{L}]{1,12}\s){0,3}(?:chiudono|entro|si\sricevono|fino\sa)|(?:ordinate|prenotate|ordinare)\sentro(?!\p{L})|(?:cassett[ea]|cassa)\s(?:vuot[ea]|entro)|disdire\sla\scassetta|
  (?:cierre|fin|plazo)\s(?:de\s)?(?:los\s)?pedidos|plazo\spara\s(?:pedir|encargar)|(?:los\s)?pedidos\s(?:[\p{L}]{1,12}\s){0,3}(?:se\scierran|cierran|hasta\sel|antes\sdel?)|(?:haced?|haz)\s(?:tu|el|vuestro)\spedido|(?:cajas?|cestas?|envases)\svac[ií][oa]s|(?:recogida|reparto)\sde\s(?:las\s)?(?:cestas|cajas)|
  (?:this|next)\sweek(?:['’]s)?\s(?:[\p{L}]{1,12}\s){0,3}(?:in\s(?:the|your)\s)?(?:veg\s)?(?:box|bag)(?:es|s)?\s?:|in\s(?:the|your)\s(?:box|bag)\sthis\sweek|
  (?:diese|nächste|kommende)\swoche\s(?:in|aus)\s(?:der|eurer|ihrer|deiner)\s(?:gemüse|abo|bio)?kiste|in\s(?:der|eurer|ihrer|deiner)\s(?:gemüse|abo|bio)?kiste\sdiese\swoche|
  (?:dans\s(?:le|vos|les|votre)\spaniers?\scette\ssemaine|cette\ssemaine\sdans\s(?:le|vos|les|votre)\spaniers?)|(?:in\s(?:questa\s)?cassetta\squesta\ssettimana|questa\ssettimana\s(?:in|nella)\scassetta)|
  (?:en\sla\s(?:cesta|caja)\sesta\ssemana|esta\ssemana\sen\sla\s(?:cesta|caja))
  )
`;
