import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page, saying, submit } from '#platform/http.ts'
import { moneySettingsShown } from '../queries.ts'
import { SettingCard } from '../ui/setting-card.tsx'
import { changeMoneySetting } from '../use-cases/change-money-setting.ts'
import type { Route } from './+types/back-office-money-settings'

const here = '/admin/finance/settings'

export const meta = () => [{ title: 'إعدادات المحاسبة · التحالف' }]

export const handle = { crumb: () => 'إعدادات المحاسبة' }

export const loader = page(financePermissions.viewBooks, async (ctx, { query }) => ({
  ...(await moneySettingsShown(ctx)),
  ...{ mayChange: ctx.actor.may(financePermissions.changeMoneySettings), chosen: query.get('act') },
}))

export const action = submit(changeMoneySetting, () => saying('حُفظ الإعداد، وما رُحّل قبله بقي كما هو', here))

export default function MoneySettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, today, mayChange, chosen } = loaderData
  return (
    <FinanceFrame title="إعدادات المحاسبة">
      <div className="stack">
        <p className="muted sm">ما يختلف فيه محاسبان: يسري من يومه، ولا يغيّر ما رُحّل.</p>
        {settings.map((setting) => (
          <SettingCard
            key={setting.key}
            setting={setting}
            today={today}
            mayChange={mayChange}
            reply={chosen === setting.key ? actionData : undefined}
          />
        ))}
      </div>
    </FinanceFrame>
  )
}
