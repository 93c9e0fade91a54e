import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { arabDigits, latinDigits, withLatinNames } from './arab-digits.ts'

/**
 * Cuts the faces of the house out of the ones npm brings: the letters every page needs in one small file each, the rest
 * in files that are fetched only where such a letter stands. Run by hand after a new version of a face; the cut files are kept.
 */
const target = 'src/ui/fonts'
const packages = 'node_modules/@fontsource'

/** Arabic as it is written here, the letters of Persian and Baluchi names with it, so that no word is cut in two. */
const arabic = 'U+600-652,U+660-66C,U+670,U+67E,U+686,U+698,U+6A4,U+6A9,U+6AF,U+6CC,U+6F0-6F9,U+200C-200E'
const latin =
  'U+20-7E,U+A0,U+A9,U+AB,U+AE,U+B0-B3,U+B7,U+BB,U+D7,U+F7,U+2013,U+2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+20AC,U+2212'
const moreArabic =
  'U+653-65F,U+66D-66F,U+671-67D,U+67F-685,U+687-697,U+699-6A3,U+6A5-6A8,U+6AA-6AE,U+6B0-6CB,U+6CD-6EF,U+6FA-6FF,U+750-77F,U+FB50-FDFF,U+FE70-FEFC'
const moreLatin = 'U+A1-A8,U+AA,U+AC,U+AD,U+AF,U+B4-B6,U+B8-BA,U+BC-D6,U+D8-F6,U+F8-FF,U+131,U+152-153,U+2039-203A,U+2122'

type Cut = { file: string; from: string; letters: string; family: string; weight: string; features?: string[] }

const plex = (weight: number): Cut[] => {
  const source = (set: string) => `${packages}/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-${set}-${weight}-normal.woff2`
  const face = { family: 'IBM Plex Sans Arabic', weight: String(weight) }
  return [
    { ...face, file: `plex-arabic-${weight}`, from: source('arabic'), letters: arabic },
    { ...face, file: `plex-latin-${weight}`, from: source('latin'), letters: latin, features: ['kern', 'liga', 'tnum', 'lnum'] },
    { ...face, file: `plex-arabic-more-${weight}`, from: source('arabic'), letters: moreArabic },
    { ...face, file: `plex-latin-more-${weight}`, from: source('latin'), letters: moreLatin },
  ]
}

/** Display only: two weights of one file, and no letters beyond those of headings. */
const alexandria = (set: 'arabic' | 'latin', letters: string): Cut => ({
  file: `alexandria-${set}`,
  from: `${packages}-variable/alexandria/files/alexandria-${set}-wght-normal.woff2`,
  letters,
  family: 'Alexandria',
  weight: '600 700',
})

const cuts = [...[400, 500, 600].flatMap(plex), alexandria('arabic', arabic), alexandria('latin', latin)]

for (const { file, from, letters, features, weight } of cuts) {
  const [least, most] = weight.split(' ').map(Number)
  const cut = await subsetFont(readFileSync(from), textOf(letters), {
    targetFormat: 'woff2',
    noHinting: true,
    ...(features && { keepFeatures: features }),
    ...(least && most && { variationAxes: { wght: { min: least, max: most } } }),
  })
  writeFileSync(`${target}/${file}.woff2`, cut)
  console.log(`${String(cut.length).padStart(6)} ${file}`)
}
/** Asked for only where numbers are shown as ٠–٩: see numerals.css. */
for (const weight of [400, 500, 600]) {
  const source = `${packages}/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`
  const cut = await subsetFont(readFileSync(source), arabDigits, { targetFormat: 'truetype', noHinting: true })
  const digits = await subsetFont(withLatinNames(cut), latinDigits, { targetFormat: 'woff2', noHinting: true })
  writeFileSync(`${target}/digits-${weight}.woff2`, digits)
  console.log(`${String(digits.length).padStart(6)} digits-${weight}`)
}
copyFileSync(`${packages}/ibm-plex-sans-arabic/LICENSE`, `${target}/LICENSE-ibm-plex-sans-arabic.txt`)
copyFileSync(`${packages}-variable/alexandria/LICENSE`, `${target}/LICENSE-alexandria.txt`)
writeFileSync('src/ui/styles/faces.css', cuts.map(faceOf).join('\n'))
execFileSync('biome', ['format', '--write', 'src/ui/styles/faces.css'])

function textOf(letters: string) {
  const codes = letters.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
  return String.fromCodePoint(...codes)
}

function faceOf({ file, letters, family, weight }: Cut) {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("../fonts/${file}.woff2") format("woff2");
  unicode-range: ${letters.replaceAll(',', ', ')};
}
`
}
