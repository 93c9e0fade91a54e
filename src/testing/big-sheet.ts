import { writeSheet } from '#platform/documents/write-sheet.ts'

/**
 * Run as a process of its own: writes a hundred thousand rows of ten columns to nobody, and prints how many bytes they came to and
 * the most memory that the process ever held, in megabytes.
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

let bytes = 0
for await (const chunk of writeSheet({ name: 'كبير', columns, rows: rows() })) bytes += chunk.length
console.log(JSON.stringify({ bytes, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) }))
