import { ChoiceField } from '#ui/form/choices.tsx'
import { MoneyField, NumberField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { inDecimals } from '#values/money.ts'
import { damagedField, lostField, pieceField, piecePlaces, poolUnits, poolWords } from '../pool.ts'
import type { ShownPool } from '../queries.ts'

type Props = { reply: Reply | undefined; kept?: ShownPool | undefined }

/** How many there are, by what price, and what each of its pieces costs that does not come back whole. */
export function PoolFields({ reply, kept }: Props) {
  const named = fieldsOf<Record<string, string>>(reply)
  const money = (name: 'monthPrice' | 'deposit') => ({
    ...named(name, kept && inDecimals(kept[name])),
    ...{ label: poolWords[name], required: true },
  })
  return (
    <>
      <div className="form-grid">
        <Field {...named('name', kept?.name)} label={poolWords.name} help="كما يقرؤه العميل: سقالات" maxLength={60} required />
        <NumberField {...named('total', kept && String(kept.total))} label={poolWords.total} required />
        <MoneyField {...money('monthPrice')} />
        <MoneyField {...money('deposit')} />
      </div>
      <ChoiceField {...named('unit', kept?.unit ?? 'm2')} label={poolWords.unit} options={poolUnits} required />
      <h3>{poolWords.pieces}</h3>
      <p className="muted sm">ما يُحسب على العميل من كل قطعة تنقص أو تتضرر. اترك السطر فارغًا لما لا يلزم.</p>
      {piecePlaces.map((place) => (
        <PieceFields key={place} {...{ reply, kept, place }} />
      ))}
    </>
  )
}

function PieceFields({ reply, kept, place }: Props & { place: number }) {
  const named = fieldsOf<Record<string, string>>(reply)
  const piece = kept?.pieces.find((one) => one.place === place)
  return (
    <fieldset className="form-grid">
      <legend className="sr-only">{`القطعة ${place}`}</legend>
      <Field {...named(pieceField(place), piece?.name)} label={`القطعة ${place}`} maxLength={60} optional />
      <MoneyField {...named(lostField(place), piece && inDecimals(piece.lost))} label="سعرها ناقصة" optional />
      <MoneyField {...named(damagedField(place), piece && inDecimals(piece.damaged))} label="سعرها متضررة" optional />
    </fieldset>
  )
}
