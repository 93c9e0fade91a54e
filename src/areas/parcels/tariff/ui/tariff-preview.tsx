import type { Typed } from '#ui/form/typed.ts'
import { type Column, Table } from '#ui/table.tsx'
import { Money } from '#ui/values.tsx'
import { baisaIn, rialsTyped } from '#values/money.ts'
import { latinDigits } from '#values/text.ts'
import { daysInWords, deliveryPrice, type Rate } from '../tariff.ts'

type Row = { zone: string; rate: Rate; days: { daysFrom: number; daysTo: number } }

const weights = [1, 5, 10]

const columns: Column<Row>[] = [
  { key: 'zone', title: 'إلى', cell: ({ zone }) => <bdi>{zone}</bdi> },
  ...weights.map((kilos) => ({
    key: `kilos-${kilos}`,
    title: `${kilos} كجم`,
    numeric: true,
    cell: ({ rate }: Row) => <Money amount={deliveryPrice(kilos * 1_000, rate)} />,
  })),
  { key: 'days', title: 'المدة', cell: ({ days }) => daysInWords(days) },
]

/** What the calculator of the site will answer; a row that is not whole yet is left out. */
export function TariffPreview({ typed, most }: { typed: Typed; most: number }) {
  const rows = Array.from({ length: most }, (_, row) => rowIn(typed, row)).filter((row) => row !== null)
  if (rows.length === 0) return <p className="sm muted">اكتب منطقة وسعرها ومدتها لترى ما يحسبه الموقع.</p>
  return <Table caption="ما تحسبه حاسبة الموقع" columns={columns} rows={rows} keyOf={({ zone }) => zone} />
}

function rowIn(typed: Typed, row: number): Row | null {
  const of = (name: string) =>
    latinDigits(typed[`rates.${row}.${name}`] ?? '')
      .replaceAll(',', '')
      .trim()
  const [zone, daysFrom, daysTo] = [of('zone'), Number(of('daysFrom')), Number(of('daysTo'))]
  const [first, further] = [of('firstKilo'), of('furtherKilo')]
  if (!zone || !rialsTyped.test(first) || !rialsTyped.test(further) || !(daysFrom <= daysTo)) return null
  return { zone, rate: { firstKilo: baisaIn(first), furtherKilo: baisaIn(further) }, days: { daysFrom, daysTo } }
}
