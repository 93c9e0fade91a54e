import { hireRulesPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { tabsOpenTo } from '#areas/equipment/tabs-open.ts'
import { EquipmentFrame } from '#areas/equipment/ui/equipment-frame.tsx'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Told } from '#ui/told.tsx'
import { Money, Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { hireRulesNow } from '../queries.ts'
import { type HireRules, hireRuleWords, weekDays } from '../rules.ts'
import { HireRulesForm } from '../ui/rules-form.tsx'
import { setHireRules } from '../use-cases/set-hire-rules.ts'
import type { Route } from './+types/back-office-hire-rules'

export const meta = () => [{ title: 'قواعد تأجير المعدات · التحالف' }]

export const handle = { crumb: () => 'القواعد' }

export const loader = page(may.view, async (ctx) => ({
  rules: await hireRulesNow(ctx.db),
  mayChange: ctx.actor.may(may.managePrices),
  sees: tabsOpenTo(ctx),
}))

export const action = submit(setHireRules, () => saying('حُفظت القواعد', hireRulesPath))

export default function HireRulesPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { rules, mayChange, sees } = loaderData
  return (
    <EquipmentFrame title="قواعد تأجير المعدات" sees={sees}>
      <div className="stack">
        <p className="muted sm">ما اتُّفق عليه من قبل يبقى على القواعد التي اتُّفق عليها.</p>
        {mayChange ? <HireRulesForm key={rules.version} rules={rules} reply={reply} /> : <RulesRead rules={rules} />}
      </div>
    </EquipmentFrame>
  )
}

/** The same for whoever only reads them. */
const RulesRead = ({ rules }: { rules: HireRules }) => (
  <Card>
    <dl className="told in-columns">
      <Told question={hireRuleWords.restDays}>{rules.restDays.map((day) => weekDays[day]).join('، ') || 'لا راحة'}</Told>
      <Told question={hireRuleWords.holidaysOff}>{rules.holidaysOff ? 'نعم' : 'لا'}</Told>
      <Told question={hireRuleWords.ramadanHours}>{howMany(rules.ramadanHours, 'hour')}</Told>
      <Told question={hireRuleWords.standbyPercent}>
        <Num>{`${rules.standbyPercent}%`}</Num>
      </Told>
      <Told question={hireRuleWords.leastWay}>
        <Money amount={rules.leastWay} />
      </Told>
      <Told question={hireRuleWords.wayPerKm}>
        <Money amount={rules.wayPerKm} />
      </Told>
      <Told question={hireRuleWords.freeWayDays}>{rules.freeWayDays ? howMany(rules.freeWayDays, 'day') : 'لا تُعفى'}</Told>
      <Told question={hireRuleWords.quoteDays}>{howMany(rules.quoteDays, 'day')}</Told>
      <Told question={hireRuleWords.payDays}>{howMany(rules.payDays, 'day')}</Told>
      <Told question={hireRuleWords.absorbLimit}>
        <Money amount={rules.absorbLimit} />
      </Told>
    </dl>
  </Card>
)
