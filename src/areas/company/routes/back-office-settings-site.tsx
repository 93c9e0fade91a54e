import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { useReplies } from '#ui/form/replies.ts'
import { companyPermissions } from '../permissions.ts'
import { settingsIn, settingVersions } from '../setting-queries.ts'
import { SettingVersions } from '../ui/setting-versions.tsx'
import { SettingsForm } from '../ui/settings-form.tsx'
import { changeSettings } from '../use-cases/change-settings.ts'
import { restoreSettings } from '../use-cases/restore-settings.ts'
import type { Route } from './+types/back-office-settings-site'

export const meta = () => [{ title: 'بيانات الموقع · الإعدادات · التحالف' }]

export const handle = { crumb: () => 'بيانات الموقع' }

export const loader = page(companyPermissions.manage, async (ctx, { query }) => ({
  ...(await settingsIn(ctx, 'site')),
  notice: await settingVersions(ctx, 'notice', query.get('compare')),
}))

const here = '/admin/settings/site'

export const action = submitOneOf({
  change: submit(changeSettings, () => saying('حُفظت الإعدادات', here)),
  restore: submit(restoreSettings, () => saying('استُعيدت النسخة', here)),
})

export default function SiteSettingsPage({ loaderData: { notice, ...asked }, actionData }: Route.ComponentProps) {
  const replyTo = useReplies(actionData)
  return (
    <>
      <SettingsForm {...asked} action={`${here}?act=change`} reply={replyTo('change')} />
      <SettingVersions
        {...notice}
        title="نسخ شريط التنبيه"
        here={here}
        action={`${here}?act=restore`}
        reply={replyTo('restore')}
      />
    </>
  )
}
