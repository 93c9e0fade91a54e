import { rulesPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { tabsOpenTo } from '#areas/vehicles/tabs-open.ts'
import { VehiclesFrame } from '#areas/vehicles/ui/vehicles-frame.tsx'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Told } from '#ui/told.tsx'
import { Money, Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { rulesNow } from '../queries.ts'
import { type CarRules, countriesIn, earlyReturns, ruleWords } from '../rules.ts'
import { RulesForm } from '../ui/rules-form.tsx'
import { setRules } from '../use-cases/set-rules.ts'
import type { Route } from './+types/back-office-rules'

export const meta = () => [{ title: 'قواعد حجز السيارات · التحالف' }]

export const handle = { crumb: () => 'القواعد' }

export const loader = page(may.view, async (ctx) => ({
  rules: await rulesNow(ctx.db),
  mayChange: ctx.actor.may(may.managePrices),
  sees: tabsOpenTo(ctx),
}))

export const action = submit(setRules, () => saying('حُفظت القواعد', rulesPath))

export default function RulesPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { rules, mayChange, sees } = loaderData
  return (
    <VehiclesFrame title="قواعد حجز السيارات" sees={sees}>
      <div className="stack">
        <p className="muted sm">ما حُجز من قبل يبقى على القواعد التي حُجز عليها.</p>
        {mayChange ? <RulesForm key={rules.version} rules={rules} reply={reply} /> : <RulesRead rules={rules} />}
      </div>
    </VehiclesFrame>
  )
}

/** The same for whoever only reads them. */
const RulesRead = ({ rules }: { rules: CarRules }) => (
  <Card>
    <dl className="told in-columns">
      <Told question={ruleWords.holdMinutes}>{howMany(rules.holdMinutes, 'minute')}</Told>
      <Told question={ruleWords.graceMinutes}>{howMany(rules.graceMinutes, 'minute')}</Told>
      <Told question={ruleWords.cancelFreeHours}>{howMany(rules.cancelFreeHours, 'hour')}</Told>
      <Told question={ruleWords.noShowHours}>{howMany(rules.noShowHours, 'hour')}</Told>
      <Told question="ساعات التوصيل">
        <Num>{rules.deliveryOpens}</Num> – <Num>{rules.deliveryCloses}</Num>
      </Told>
      <Told question={ruleWords.youngDayPrice}>
        <Money amount={rules.youngDayPrice} />
      </Told>
      <Told question={ruleWords.youngExcessPercent}>
        <Num>{`${rules.youngExcessPercent}%`}</Num>
      </Told>
      <Told question={ruleWords.earlyReturn}>{earlyReturns[rules.earlyReturn]}</Told>
      <Told question={ruleWords.depositDays}>{howMany(rules.depositDays, 'day')}</Told>
      <Told question={ruleWords.cardHoldDays}>{howMany(rules.cardHoldDays, 'day')}</Told>
      <Told question={ruleWords.fineFee}>
        <Money amount={rules.fineFee} />
      </Told>
      <Told question={ruleWords.absorbLimit}>
        <Money amount={rules.absorbLimit} />
      </Told>
      <Told question={ruleWords.borderCountries}>{countriesIn(rules).join('، ') || 'لا دول'}</Told>
    </dl>
  </Card>
)
