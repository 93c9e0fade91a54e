import { parcelRulesPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { tabsOpenTo } from '#areas/parcels/tabs-open.ts'
import { ParcelsFrame } from '#areas/parcels/ui/parcels-frame.tsx'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { CheckField } from '#ui/form/choices.tsx'
import { MoneyField, NumberField, TextareaField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
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
          <NumberField {...field('attempts', String(rules.attempts))} label={parcelRuleWords.attempts} required />
          <NumberField
            {...field('disposeDays', String(rules.disposeDays))}
            label={parcelRuleWords.disposeDays}
            unit="يوم"
            required
          />
          <NumberField {...field('claimDays', String(rules.claimDays))} label={parcelRuleWords.claimDays} unit="يوم" required />
          <MoneyField {...field('claimCap', inDecimals(rules.claimCap))} label={parcelRuleWords.claimCap} required />
          <MoneyField {...field('paperCap', inDecimals(rules.paperCap))} label={parcelRuleWords.paperCap} required />
          <NumberField
            {...field('bookedDays', String(rules.bookedDays))}
            label={parcelRuleWords.bookedDays}
            unit="يوم"
            required
          />
          <Field {...field('carrier', rules.carrier ?? '')} label={parcelRuleWords.carrier} maxLength={80} optional />
        </div>
        <CheckField {...field('pickup', rules.pickup ? 'yes' : '')} label={parcelRuleWords.pickup} />
        <CheckField {...field('cashOnDelivery', rules.cashOnDelivery ? 'yes' : '')} label={parcelRuleWords.cashOnDelivery} />
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
      <Told question={parcelRuleWords.attempts}>{howMany(rules.attempts, 'attempt')}</Told>
      <Told question={parcelRuleWords.disposeDays}>{howMany(rules.disposeDays, 'day')}</Told>
      <Told question={parcelRuleWords.claimDays}>{howMany(rules.claimDays, 'day')}</Told>
      <Told question={parcelRuleWords.claimCap}>
        <Money amount={rules.claimCap} />
      </Told>
      <Told question={parcelRuleWords.paperCap}>
        <Money amount={rules.paperCap} />
      </Told>
      <Told question={parcelRuleWords.bookedDays}>{howMany(rules.bookedDays, 'day')}</Told>
      <Told question={parcelRuleWords.pickup}>{rules.pickup ? 'نعم' : 'لا'}</Told>
      <Told question={parcelRuleWords.cashOnDelivery}>{rules.cashOnDelivery ? 'نعم' : 'لا'}</Told>
      {rules.carrier && <Told question={parcelRuleWords.carrier}>{rules.carrier}</Told>}
      <Told question={parcelRuleWords.prohibited}>{rules.prohibited.join('، ')}</Told>
    </dl>
  </Card>
)
