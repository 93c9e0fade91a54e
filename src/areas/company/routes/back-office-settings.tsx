import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { useReplies } from '#ui/form/replies.ts'
import { companyLogo } from '../logo.ts'
import { companyPermissions } from '../permissions.ts'
import { settingsIn, settingVersions } from '../setting-queries.ts'
import { LogoCard } from '../ui/logo-card.tsx'
import { SettingVersions } from '../ui/setting-versions.tsx'
import { SettingsForm } from '../ui/settings-form.tsx'
import { removeLogo, setLogo } from '../use-cases/change-logo.ts'
import { changeSettings } from '../use-cases/change-settings.ts'
import { restoreSettings } from '../use-cases/restore-settings.ts'
import type { Route } from './+types/back-office-settings'

export const meta = () => [{ title: 'الشركة · الإعدادات · التحالف' }]

export const loader = page(companyPermissions.manage, async (ctx, { query }) => {
  const logo = await companyLogo(ctx)
  const hours = await settingVersions(ctx, 'hours', query.get('compare'))
  return { ...(await settingsIn(ctx, 'company')), logo: logo && { path: logo.path, name: logo.name }, hours }
})

const back = '/admin/settings'
/** The first of the settings stands at their own address: a form of its says so. */
const here = `${back}?index&`

export const action = submitOneOf({
  change: submit(changeSettings, () => saying('حُفظت الإعدادات', back)),
  restore: submit(restoreSettings, () => saying('استُعيدت النسخة', back)),
  logo: submit(setLogo, () => saying('رُفع الشعار. يُطبع على المستندات من الآن.', back)),
  'remove-logo': submit(removeLogo, () => saying('أُزيل الشعار', back)),
})

export default function CompanySettingsPage({ loaderData: { logo, hours, ...asked }, actionData }: Route.ComponentProps) {
  const replyTo = useReplies(actionData)
  return (
    <>
      <LogoCard here={here} logo={logo} reply={replyTo('logo') ?? replyTo('remove-logo')} />
      <SettingsForm {...asked} action={`${here}act=change`} reply={replyTo('change')} />
      <SettingVersions {...hours} title="نسخ ساعات الدوام" here={back} action={`${here}act=restore`} reply={replyTo('restore')} />
    </>
  )
}
