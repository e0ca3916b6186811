/** Characters of the bytes 0x80 to 0xFF in code page 437, which MS-DOS programs wrote. */
export const codePage437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
/** Letters and signs that recipes in western languages really use. */
export const usualLetters = 'äöüÄÖÜßéèêëàâçñáíóúôîïåæøÉÈÀÇÅÑùû½¼¾°';
