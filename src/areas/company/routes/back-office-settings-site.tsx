import { page, saying, submit } from '#platform/http.ts'
import { companyPermissions } from '../permissions.ts'
import { settingsIn } from '../setting-queries.ts'
import { SettingsForm } from '../ui/settings-form.tsx'
import { changeSettings } from '../use-cases/change-settings.ts'
import type { Route } from './+types/back-office-settings-site'

export const meta = () => [{ title: 'بيانات الموقع · الإعدادات · التحالف' }]

export const handle = { crumb: () => 'بيانات الموقع' }

export const loader = page(companyPermissions.manage, (ctx) => settingsIn(ctx, 'site'))

export const action = submit(changeSettings, () => saying('حُفظت الإعدادات', '/admin/settings/site'))

export default function SiteSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsForm {...loaderData} reply={actionData} />
}
