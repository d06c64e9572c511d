/** How a specialist's portrait is drawn (DiceBear open-peeps, CC0). Others have no photo. */
export interface Portrait {
  head: string;
  skin: 'ffdbb4' | 'edb98a' | 'd08b5b' | 'ae5d29' | '694d3d';
  hair: string;
  clothes: string;
  face: 'smile' | 'calm';
  beard?: string;
  glasses?: string;
}

const black = '2c1b18';
const brown = '724133';
const fair = 'd6b370';
const ginger = 'a55728';
const grey = 'e8e1e1';

const green = '78a88e';
const blue = '8fa7df';
const yellow = 'ffcf77';
const red = 'e78276';
const teal = '9ddadb';

export const portraits: Record<string, Portrait> = {
  'Gurpreet Sandhu': { head: 'turban', skin: 'd08b5b', hair: '22508c', clothes: green, face: 'smile', beard: 'full2' },
  'Katie Drummond': { head: 'bun', skin: 'ffdbb4', hair: ginger, clothes: blue, face: 'smile' },
  'Tomasz Wieczorek': { head: 'short4', skin: 'ffdbb4', hair: brown, clothes: red, face: 'calm', beard: 'goatee1' },
  'Denise Achebe': { head: 'twists', skin: '694d3d', hair: black, clothes: yellow, face: 'smile', glasses: 'glasses2' },
  'Imran Qureshi': { head: 'grayShort', skin: 'ae5d29', hair: grey, clothes: teal, face: 'smile', beard: 'moustache2' },
  'Marcus Delaney': { head: 'flatTop', skin: '694d3d', hair: black, clothes: green, face: 'calm' },
  'Shabnam Malik': { head: 'hijab', skin: 'd08b5b', hair: '0b4033', clothes: blue, face: 'smile' },
  'Dave Oldershaw': { head: 'hatBeanie', skin: 'ffdbb4', hair: 'c4341a', clothes: blue, face: 'smile', beard: 'full' },
  'Farah Siddiqui': { head: 'long', skin: 'd08b5b', hair: black, clothes: red, face: 'calm' },
  'Helen Fairbrother': { head: 'mediumBangs', skin: 'ffdbb4', hair: fair, clothes: green, face: 'smile' },
  'Kwame Boateng': { head: 'shaved2', skin: '694d3d', hair: black, clothes: yellow, face: 'smile', beard: 'chin' },
  'Siobhan Gallagher': { head: 'mediumBangs2', skin: 'ffdbb4', hair: ginger, clothes: teal, face: 'smile' },
  'Amit Chauhan': { head: 'short1', skin: 'ae5d29', hair: black, clothes: blue, face: 'calm', glasses: 'glasses' },
  'Beverley Stocks': {
    head: 'grayMedium',
    skin: 'edb98a',
    hair: grey,
    clothes: red,
    face: 'smile',
    glasses: 'glasses3',
  },
  'Magdalena Kowalczyk': { head: 'mediumStraight', skin: 'ffdbb4', hair: brown, clothes: yellow, face: 'smile' },
  'Blessing Adeyemi': { head: 'bun2', skin: '694d3d', hair: black, clothes: green, face: 'smile' },
  'Priya Nair': { head: 'bangs', skin: 'ae5d29', hair: black, clothes: blue, face: 'smile', glasses: 'glasses4' },
  'George Mbeki': { head: 'noHair2', skin: '694d3d', hair: black, clothes: red, face: 'smile', beard: 'goatee2' },
  'Ffion Rees': { head: 'medium2', skin: 'ffdbb4', hair: brown, clothes: yellow, face: 'calm' },
  'Nasreen Akhtar': { head: 'hijab', skin: 'ae5d29', hair: '22508c', clothes: green, face: 'calm', glasses: 'glasses' },
  'Callum Rice': { head: 'pomp', skin: 'edb98a', hair: fair, clothes: teal, face: 'smile' },
  'Owen Thistlewood': { head: 'short3', skin: 'ffdbb4', hair: brown, clothes: green, face: 'smile', beard: 'full3' },
  'Adaeze Nwosu': { head: 'twists2', skin: '694d3d', hair: black, clothes: red, face: 'smile' },
  'Jack Pemberton': { head: 'short5', skin: 'edb98a', hair: fair, clothes: blue, face: 'smile' },
  'Yusuf Demir': { head: 'short2', skin: 'd08b5b', hair: black, clothes: teal, face: 'calm', beard: 'moustache5' },
  'Joyce Appleby': { head: 'grayBun', skin: 'ffdbb4', hair: grey, clothes: red, face: 'smile', glasses: 'glasses5' },
  'Simon Greatorex': { head: 'hatHip', skin: 'ffdbb4', hair: brown, clothes: yellow, face: 'calm', beard: 'full4' },
  'Chidi Eze': { head: 'dreads1', skin: '694d3d', hair: black, clothes: green, face: 'smile' },
  'Danny Osborne': { head: 'shaved1', skin: 'edb98a', hair: brown, clothes: blue, face: 'smile' },
  'Leanne Hopkirk': { head: 'medium1', skin: 'edb98a', hair: fair, clothes: teal, face: 'smile' },
};

/** `Priya Nair` is in `priya-nair.webp`. */
export function portraitFile(name: string): string {
  return `${name.toLowerCase().replaceAll(' ', '-')}.webp`;
}
