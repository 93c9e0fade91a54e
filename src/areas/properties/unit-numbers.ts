import { latinDigits } from '#values/text.ts'

const most = 60
export const longestNumber = 12
export const numberTooLong = `رقم الوحدة حتى ${longestNumber} خانة، مثل 101 أو م1.`
const range = /^(\D{0,4}?)(\d+)\s*-\s*(\D{0,4}?)(\d+)$/

/** In the place of a range that goes down: no number of a unit is empty. */
const backwards = ''

type Numbers = { numbers: string[] } | { fault: string }

/** «101-104، م1» is five numbers of units; each stands once. */
export function numbersIn(text: string): Numbers {
  const written = latinDigits(text)
    .split(/[،,\n]+/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (written.length === 0) return { fault: 'اكتب رقم الوحدة، أو عدة أرقام مثل 101-106.' }
  const numbers = written.flatMap((part) => {
    const [, prefix = '', first = '', second = '', last = ''] = range.exec(part) ?? []
    if (!first || (second && second !== prefix)) return [part]
    const count = Number(last) - Number(first) + 1
    if (count < 1) return [backwards]
    // One further than may be is enough to be told.
    return Array.from({ length: Math.min(count, most + 1) }, (_, at) => `${prefix}${Number(first) + at}`)
  })
  if (numbers.includes(backwards)) return { fault: 'المدى من الأصغر إلى الأكبر، مثل 101-106.' }
  if (numbers.length > most) return { fault: `أضف حتى ${most} وحدة معًا.` }
  if (numbers.some((number) => number.length > longestNumber)) return { fault: `${numberTooLong} افصل بين الأرقام بفاصلة.` }
  const twice = numbers.find((number, at) => numbers.indexOf(number) !== at)
  return twice ? { fault: `الرقم ${twice} مكتوب مرتين.` } : { numbers }
}
