/** «ثلاثة ريالات», «أحد عشر ريالًا», «مائة ريال»: a counted thing takes the form its number asks for, and the number takes its gender. */
type Counted = { feminine: boolean; one: string; two: string; few: string; many: string; whole: string }

const rial: Counted = {
  feminine: false,
  one: 'ريال عماني واحد',
  two: 'ريالان عمانيان',
  few: 'ريالات عمانية',
  many: 'ريالًا عمانيًا',
  whole: 'ريال عماني',
}
const baisaCoin: Counted = { feminine: true, one: 'بيسة واحدة', two: 'بيستان', few: 'بيسات', many: 'بيسة', whole: 'بيسة' }

/** From the thousands on; they are counted like anything else. */
const scales: Counted[] = [
  { feminine: false, one: 'ألف', two: 'ألفان', few: 'آلاف', many: 'ألفًا', whole: 'ألف' },
  { feminine: false, one: 'مليون', two: 'مليونان', few: 'ملايين', many: 'مليونًا', whole: 'مليون' },
  { feminine: false, one: 'مليار', two: 'ملياران', few: 'مليارات', many: 'مليارًا', whole: 'مليار' },
]

const masculine = ['', 'واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة']
const feminine = ['', 'إحدى', 'اثنتان', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثمانٍ', 'تسع', 'عشر']
const tens = ['', '', 'عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون']
const hundreds = ['', 'مائة', 'مائتان', 'ثلاثمائة', 'أربعمائة', 'خمسمائة', 'ستمائة', 'سبعمائة', 'ثمانمائة', 'تسعمائة']

/** An amount as a paper says it beside its figures: «فقط مائتان وخمسون ريالًا عمانيًا وخمسمائة بيسة لا غير». */
export function amountInWords(amount: bigint) {
  const whole = amount < 0n ? -amount : amount
  const parts = [...countedIn(whole / 1_000n, rial), ...countedIn(whole % 1_000n, baisaCoin)]
  const words = parts.length > 0 ? parts.join(' و') : `صفر ${rial.whole}`
  return `فقط ${amount < 0n ? 'سالب ' : ''}${words} لا غير`
}

/** The parts that «و» holds together, the greatest first; none of nothing. */
function countedIn(count: bigint, noun: Counted): string[] {
  if (count >= 10n ** 12n) throw new RangeError(`${count} is more than is written in words`)
  const last = Number(count % 1_000n)
  const higher = scales
    .map((scale, index) => ({ scale, times: Number((count / 1_000n ** BigInt(index + 1)) % 1_000n) }))
    .filter(({ times }) => times > 0)
    .toReversed()
  const parts = higher.flatMap(({ scale, times }) => upTo999(times, scale))
  const lowest = higher.at(-1)
  if (!lowest || last > 2) return [...parts, ...(last > 0 ? upTo999(last, noun) : [])]
  // What is counted follows the thousands at once, and they lose their ending before it: «ألفا ريال», «أحد عشر ألف ريال».
  const before = upTo999(lowest.times, bound(lowest.scale))
  const joined = [...parts.slice(0, -before.length), ...before.slice(0, -1), `${before.at(-1)} ${noun.whole}`]
  return [...joined, ...(last === 0 ? [] : upTo999(last, noun))]
}

const bound = (noun: Counted): Counted => ({ ...noun, two: noun.two.slice(0, -1), many: noun.whole })

/** After a hundred one and two are said with a noun of their own: «مائة ريال عماني وريالان عمانيان». */
function upTo999(count: number, noun: Counted): string[] {
  const [hundred, rest] = [Math.floor(count / 100), count % 100]
  const alone = hundred > 0 ? [`${hundred === 2 ? 'مائتا' : hundreds[hundred]} ${noun.whole}`] : []
  if (rest === 0) return alone
  if (rest <= 2) return [...alone, rest === 1 ? noun.one : noun.two]
  const counted = `${from3To99(rest, noun.feminine)} ${rest <= 10 ? noun.few : noun.many}`
  return [...(hundred > 0 ? [hundreds[hundred] ?? ''] : []), counted]
}

function from3To99(count: number, isFeminine: boolean) {
  const units = isFeminine ? feminine : masculine
  const unit = count % 10
  const short = unit === 8 && isFeminine ? 'ثماني' : units[unit]
  if (count === 10) return units[10]
  if (count < 10) return short
  if (count === 11) return isFeminine ? 'إحدى عشرة' : 'أحد عشر'
  if (count === 12) return isFeminine ? 'اثنتا عشرة' : 'اثنا عشر'
  if (count < 20) return `${short} ${isFeminine ? 'عشرة' : 'عشر'}`
  const ten = tens[Math.floor(count / 10)]
  return unit === 0 ? ten : `${units[unit]} و${ten}`
}
