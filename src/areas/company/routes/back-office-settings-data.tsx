import { page, saying, submit } from '#platform/http.ts'
import { companyPermissions } from '../permissions.ts'
import { settingsIn } from '../setting-queries.ts'
import { SettingsForm } from '../ui/settings-form.tsx'
import { changeSettings } from '../use-cases/change-settings.ts'
import type { Route } from './+types/back-office-settings-data'

export const meta = () => [{ title: 'حماية البيانات · الإعدادات · التحالف' }]

export const handle = { crumb: () => 'حماية البيانات' }

export const loader = page(companyPermissions.manage, (ctx) => settingsIn(ctx, 'data'))

export const action = submit(changeSettings, () => saying('حُفظت الإعدادات', '/admin/settings/data'))

export default function DataSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsForm {...loaderData} reply={actionData} />
}
