import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { companyLogo } from '../logo.ts'
import { companyPermissions } from '../permissions.ts'
import { settingsIn } from '../setting-queries.ts'
import { LogoCard } from '../ui/logo-card.tsx'
import { SettingsForm } from '../ui/settings-form.tsx'
import { removeLogo, setLogo } from '../use-cases/change-logo.ts'
import { changeSettings } from '../use-cases/change-settings.ts'
import type { Route } from './+types/back-office-settings'

export const meta = () => [{ title: 'الشركة · الإعدادات · التحالف' }]

export const loader = page(companyPermissions.manage, async (ctx) => {
  const logo = await companyLogo(ctx)
  return { ...(await settingsIn(ctx, 'company')), logo: logo && { path: logo.path, name: logo.name } }
})

const back = '/admin/settings'
/** The first of the settings stands at their own address: a form of its says so. */
const here = `${back}?index&`

export const action = submitOneOf({
  change: submit(changeSettings, () => saying('حُفظت الإعدادات', back)),
  logo: submit(setLogo, () => saying('رُفع الشعار. يُطبع على المستندات من الآن.', back)),
  'remove-logo': submit(removeLogo, () => saying('أُزيل الشعار', back)),
})

export default function CompanySettingsPage({ loaderData: { logo, ...asked }, actionData }: Route.ComponentProps) {
  const ofSettings = actionData && 'shown' in actionData.typed
  return (
    <>
      <LogoCard here={here} logo={logo} reply={ofSettings ? undefined : actionData} />
      <SettingsForm {...asked} action={`${here}act=change`} reply={ofSettings ? actionData : undefined} />
    </>
  )
}
