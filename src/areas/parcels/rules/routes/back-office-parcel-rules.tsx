import { parcelRulesPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { tabsOpenTo } from '#areas/parcels/tabs-open.ts'
import { ParcelsFrame } from '#areas/parcels/ui/parcels-frame.tsx'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { MoneyField, NumberField, TextareaField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Told } from '#ui/told.tsx'
import { Money, Num } from '#ui/values.tsx'
import { inDecimals } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import type { ParcelRulesForm } from '../inputs.ts'
import { parcelRulesNow } from '../kept-rules.ts'
import { type ParcelRules, parcelRuleWords } from '../rules.ts'
import { setParcelRules } from '../use-cases/set-parcel-rules.ts'
import type { Route } from './+types/back-office-parcel-rules'

export const meta = () => [{ title: 'قواعد الطرود · التحالف' }]

export const handle = { crumb: () => 'القواعد' }

export const loader = page(may.view, async (ctx) => ({
  rules: await parcelRulesNow(ctx.db),
  mayChange: ctx.actor.may(may.publishTariff),
  sees: tabsOpenTo(ctx),
}))

export const action = submit(setParcelRules, () => saying('حُفظت القواعد', parcelRulesPath))

export default function ParcelRulesPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { rules, mayChange, sees } = loaderData
  return (
    <ParcelsFrame title="قواعد الطرود" sees={sees}>
      {mayChange ? <RulesForm key={rules.version} rules={rules} reply={reply} /> : <RulesRead rules={rules} />}
    </ParcelsFrame>
  )
}

function RulesForm({ rules, reply }: { rules: ParcelRules; reply: Reply | undefined }) {
  const field = fieldsOf<ParcelRulesForm>(reply)
  return (
    <Card>
      <PostForm reply={reply} before="الحفظ">
        <input type="hidden" name="seen" value={rules.version} />
        <div className="form-grid">
          <NumberField {...field('freeDays', String(rules.freeDays))} label={parcelRuleWords.freeDays} unit="يوم" required />
          <MoneyField {...field('storageDay', inDecimals(rules.storageDay))} label={parcelRuleWords.storageDay} required />
          <NumberField {...field('agedDays', String(rules.agedDays))} label={parcelRuleWords.agedDays} unit="يوم" required />
          <NumberField
            {...field('returnShare', String(rules.returnShare))}
            label={parcelRuleWords.returnShare}
            unit="%"
            required
          />
          <MoneyField {...field('codMost', inDecimals(rules.codMost))} label={parcelRuleWords.codMost} required />
          <MoneyField {...field('courierLimit', inDecimals(rules.courierLimit))} label={parcelRuleWords.courierLimit} required />
        </div>
        <TextareaField
          {...field('prohibited', rules.prohibited.join('، '))}
          label={parcelRuleWords.prohibited}
          help="بينها فواصل. إن ورد منها شيء في وصف الطرد لم يُقبل."
          rows={4}
          required
        />
        <div>
          <SubmitButton>احفظ القواعد</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

/** The same for whoever only reads them. */
const RulesRead = ({ rules }: { rules: ParcelRules }) => (
  <Card>
    <dl className="told in-columns">
      <Told question={parcelRuleWords.freeDays}>{howMany(rules.freeDays, 'day')}</Told>
      <Told question={parcelRuleWords.storageDay}>
        <Money amount={rules.storageDay} />
      </Told>
      <Told question={parcelRuleWords.agedDays}>{howMany(rules.agedDays, 'day')}</Told>
      <Told question={parcelRuleWords.returnShare}>
        <Num>{`${rules.returnShare}%`}</Num>
      </Told>
      <Told question={parcelRuleWords.codMost}>
        <Money amount={rules.codMost} />
      </Told>
      <Told question={parcelRuleWords.courierLimit}>
        <Money amount={rules.courierLimit} />
      </Told>
      <Told question={parcelRuleWords.prohibited}>{rules.prohibited.join('، ')}</Told>
    </dl>
  </Card>
)
