import { CheckField, ChoiceField } from '#ui/form/choices.tsx'
import { MoneyField, NumberField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { inDecimals, inRials } from '#values/money.ts'
import { percentInWords } from '#values/shares.ts'
import type { MerchantForm } from '../inputs.ts'
import { merchantWords, payCycles } from '../merchant.ts'
import type { NewMerchantPage, ShownMerchant } from '../queries.ts'

type Terms = Pick<ShownMerchant, 'codShare' | 'codLeast' | 'returnShare' | 'cycle' | 'leastPayout'> &
  Pick<ShownMerchant, 'iban' | 'ibanHolder' | 'onAccount' | 'payDays'>
type Props = { terms: Terms; zones: NewMerchantPage['zones']; reply: Reply | undefined }

/** What is agreed: his prices beside what is published, his money, and when he pays. */
export function MerchantTermsFields({ terms, zones, reply }: Props) {
  const field = fieldsOf<MerchantForm>(reply)
  return (
    <>
      <fieldset className="stack">
        <legend className="medium">{merchantWords.rates}</legend>
        <p className="muted sm">ما تتركه فارغًا فبالتعرفة المعتمدة، ولا يتجاوزها سعر تكتبه.</p>
        {zones.map((zone, index) => (
          <ZonePrices key={zone.zone} zone={zone} row={index + 1} reply={reply} />
        ))}
      </fieldset>
      <div className="form-grid">
        <NumberField
          {...field('codPercent', String(terms.codShare / 100))}
          label={merchantWords.codShare}
          help="نسبة من المبلغ المقبوض"
          inputMode="decimal"
          unit="%"
          required
        />
        <MoneyField {...field('codLeast', inDecimals(terms.codLeast))} label={merchantWords.codLeast} required />
        <NumberField {...field('returnShare', String(terms.returnShare))} label={merchantWords.returnShare} unit="%" required />
        <MoneyField {...field('leastPayout', inDecimals(terms.leastPayout))} label={merchantWords.leastPayout} required />
        <Field {...field('iban', terms.iban ?? undefined)} label={merchantWords.iban} dir="ltr" maxLength={40} optional />
        <Field
          {...field('ibanHolder', terms.ibanHolder ?? undefined)}
          label={merchantWords.ibanHolder}
          maxLength={120}
          optional
        />
      </div>
      <ChoiceField {...field('cycle', terms.cycle)} label={merchantWords.cycle} options={payCycles} required />
      <div className="form-grid">
        <CheckField
          {...field('onAccount', terms.onAccount ? 'yes' : undefined)}
          label="رسوم طروده على حسابه، ويدفعها آخر كل شهر"
        />
        <NumberField {...field('payDays', String(terms.payDays))} label={merchantWords.payDays} unit="يوم" required />
      </div>
    </>
  )
}

type Zone = NewMerchantPage['zones'][number]

function ZonePrices({ zone: { zone, name, own, published }, row, reply }: { zone: Zone; row: number; reply: Reply | undefined }) {
  const of = fieldsOf<Record<string, string>>(reply)
  const approved = (part: 'firstKilo' | 'furtherKilo') =>
    published ? `المعتمد ${inRials(published[part])}` : 'لكل منطقة لم يُكتب سعرها'
  return (
    <div className="form-grid">
      <input type="hidden" name={`zone${row}`} value={zone} />
      {(['firstKilo', 'furtherKilo'] as const).map((part) => (
        <MoneyField
          key={part}
          {...of(`${part}${row}`, own ? inDecimals(own[part]) : undefined)}
          label={`${name}، ${part === 'firstKilo' ? 'أول كيلو' : 'كل كيلو بعده'}`}
          help={approved(part)}
          optional
        />
      ))}
    </div>
  )
}

/** As one suggests it before anything is agreed: what is published, and the usual of the rest. */
export const usualTerms = (cod: NewMerchantPage['cod']): Terms => ({
  ...{ codShare: cod?.share ?? 0, codLeast: cod?.least ?? 0n, returnShare: 50, cycle: 'weekly', leastPayout: 10_000n },
  ...{ iban: null, ibanHolder: null, onAccount: false, payDays: 0 },
})

export const codInWords = ({ codShare, codLeast }: Pick<Terms, 'codShare' | 'codLeast'>) =>
  `${percentInWords(codShare)}، وأقله ${inRials(codLeast)}`
