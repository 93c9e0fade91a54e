import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { companyPermissions } from '../permissions.ts'
import { settingsIn } from '../setting-queries.ts'
import { SettingsForm } from '../ui/settings-form.tsx'
import { changeSettings } from '../use-cases/change-settings.ts'
import type { Route } from './+types/back-office-settings-documents'

export const meta = () => [{ title: 'المستندات · الإعدادات · التحالف' }]

export const handle = { crumb: () => 'المستندات' }

export const loader = page(companyPermissions.manage, (ctx) => settingsIn(ctx, 'documents'))

export const action = submit(changeSettings, () => saying('حُفظت الإعدادات', '/admin/settings/documents'))

export default function DocumentsSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <SettingsForm {...loaderData} reply={actionData} />
      <Card title="كما تُطبع">
        <p className="sm muted">رأس الورقة من اسم الشركة وسجلاتها ووسائل التواصل، وأسفلها التذييل.</p>
        <a className="link" href="/admin/settings/documents/paper">
          نزّل نموذجًا (PDF)
        </a>
      </Card>
    </>
  )
}
