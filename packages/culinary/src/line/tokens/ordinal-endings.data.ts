/** "3/4ths cup", "1/3rd", "2/3:e dl", "3/4tel": how a fraction is read out. */
export const ORDINAL_ENDING =
  /(?<=\d[/⁄]\d{1,2})\s?(?:ths?|rds?|nds?|s?tels?|:?e|ième|:?dels?)(?![\p{L}\d])/giu;
