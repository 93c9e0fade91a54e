import { writeSheet } from '#platform/documents/write-sheet.ts'

/**
 * Run as a process of its own: writes a hundred thousand rows of ten columns to nobody, and prints how many bytes they came to and
 * the most memory that was in use on the way, in megabytes. What only waits to be collected does not count: that depends on how busy
 * the machine is.
 */
type Row = { place: number }
const text = ({ place }: Row) => `سالم بن أحمد الكثيري ${place % 977}`
const columns = [
  { title: 'الاسم', text },
  { title: 'البيان', text },
  { title: 'الهاتف', text: ({ place }: Row) => `+9689${place}` },
  { title: 'الفرع', text },
  { title: 'العدد', number: ({ place }: Row) => place },
  { title: 'مدين', money: ({ place }: Row) => BigInt(place) * 1001n },
  { title: 'دائن', money: ({ place }: Row) => BigInt(place) * 7n },
  { title: 'الرصيد', money: ({ place }: Row) => BigInt(place) },
  { title: 'التاريخ', day: () => '2026-07-01' },
  { title: 'يستحق', day: () => '2026-08-01' },
]

function* rows() {
  for (let place = 0; place < 100_000; place += 1) yield { place }
}

function inUse() {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

let bytes = 0
let most = 0
let chunks = 0
for await (const chunk of writeSheet({ name: 'كبير', columns, rows: rows() })) {
  bytes += chunk.length
  if (chunks % 8 === 0) most = Math.max(most, inUse())
  chunks += 1
}
console.log(JSON.stringify({ bytes, megabytes: Math.round(most / 1_048_576) }))
