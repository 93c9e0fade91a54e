import { useLive } from '#ui/form/frame.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField, NumberField } from '#ui/form/text-fields.tsx'
import type { Typed } from '#ui/form/typed.ts'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { services } from '#values/services.ts'
import { chargeKindNames, chargeKinds, taxInside, taxOfKind } from '../charge-kinds.ts'
import type { IssueInvoiceForm } from '../inputs.ts'
import type { NewInvoice } from '../invoice-form-queries.ts'
import { taxedAs, taxedAsNames, zeroGrounds } from '../vat-grounds.ts'
import { KindField } from './kind-field.tsx'

type Props = { place: number; typed: Typed; reply: Reply | undefined } & Pick<NewInvoice, 'tax' | 'decidesTax'>

const ofAnyLine = [...Object.entries(services).map(([line, { label }]) => [line, label] as const), ['shared', 'مشترك'] as const]

/** One line of what is charged. */
export function LineFields(props: Props) {
  const { place, typed, reply } = props
  const field = fieldsOf<IssueInvoiceForm>(reply)
  const live = useLive()
  const kind = kindOf(props)
  return (
    <div className="form-grid">
      <KindField {...field(`kind${place}`)} label="النوع" required={place === 1} />
      {(live ? kind && !chargeKinds[kind].line : true) && (
        <SelectField
          {...field(`line${place}`)}
          label="النشاط"
          help="للأنواع التي تصح لأي خدمة."
          options={ofAnyLine}
          optional={!live}
        />
      )}
      <Field {...field(`description${place}`)} label="البيان" required={place === 1} />
      <NumberField {...field(`quantity${place}`, '1')} label="الكمية" inputMode="decimal" required={place === 1} />
      <MoneyField
        {...field(`unitPrice${place}`)}
        label={kind && taxInside.has(kind) ? 'المبلغ شاملًا ضريبته' : 'سعر الوحدة قبل الضريبة'}
        required={place === 1}
      />
      <MoneyField {...field(`discount${place}`)} label="الخصم" optional />
      {props.tax.vatin && <TaxFields {...props} typed={typed} />}
    </div>
  )
}

const kindOf = ({ place, typed }: Pick<Props, 'place' | 'typed'>) =>
  chargeKindNames.find((name) => name === typed[`kind${place}`])

const otherwise = taxedAsNames.map((name) => {
  if (name === 'standard') return [name, 'أساسية'] as const
  return name === 'compensation' ? ([name, 'خارج النطاق: تعويض'] as const) : ([name, `صفرية: ${zeroGrounds[name]}`] as const)
})

/** How it is taxed follows from its kind; what bears no tax says why, and whoever may decide otherwise does so here. */
function TaxFields({ place, typed, reply, tax, decidesTax }: Props) {
  const field = fieldsOf<IssueInvoiceForm>(reply)
  const live = useLive()
  const kind = kindOf({ place, typed })
  const chosen = taxedAsNames.find((name) => name === typed[`taxAs${place}`])
  const told = chosen ? taxedAs(chosen) : kind && taxOfKind(kind, tax.rules)
  const asks = told !== undefined && told.category !== 'standard'
  const isZero = told?.category === 'zero'
  return (
    <>
      {decidesTax && (
        <SelectField
          {...field(`taxAs${place}`)}
          label="فئة الضريبة"
          placeholder="بحسب قاعدة النوع"
          options={otherwise}
          help="غيّرها إن كان لهذا التوريد حكم آخر."
          optional
        />
      )}
      {(asks || !live) && (
        <>
          <Field
            {...field(`ground${place}`)}
            label={groundLabel(live, isZero)}
            help={told?.reason ?? 'للنسبة الصفرية ولما هو خارج النطاق.'}
            required={live}
            optional={!live}
          />
          <Field
            {...field(`evidence${place}`)}
            label="وثيقة الإثبات"
            help={live && !isZero ? 'رقم المحضر أو الإشعار. يظهر في الورقة.' : 'رقم البوليصة أو البيان الجمركي. يظهر في الورقة.'}
            required={live}
            optional={!live}
          />
        </>
      )}
    </>
  )
}

function groundLabel(live: boolean, isZero: boolean) {
  if (!live) return 'على ماذا يقوم عدم الضريبة'
  return isZero ? 'إلى أين أو لمن' : 'عمّ التعويض'
}
