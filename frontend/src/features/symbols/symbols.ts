import * as analysisIcons from '../../shared/ui/icons/analysis-icons.ts';
import * as icons from '../../shared/ui/icons/icons.ts';
import * as menuIcons from '../../shared/ui/icons/menu-icons.ts';

/** "ChevronDownIcon" is called "Chevron down". */
const nameOf = (exported: string) =>
  exported.replace(/Icon$/, '').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Every icon of the web app by its name, A to Z. */
export const symbols = [icons, menuIcons, analysisIcons]
  .flatMap((drawings) => Object.entries(drawings))
  .map(([exported, Icon]) => ({ name: nameOf(exported), Icon }))
  .sort((one, other) => one.name.localeCompare(other.name));
