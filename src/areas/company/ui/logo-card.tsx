import { Card } from '#ui/card.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { SetLogoForm } from '../inputs.ts'

type Props = { here: string; logo: { path: string; name: string } | null; reply: Reply | undefined }

/** The mark as it is printed, another in its place, or none. */
export function LogoCard({ here, logo, reply }: Props) {
  return (
    <Card title="الشعار">
      <div className="setting-fields">
        <div className="stack">
          {logo ? (
            <>
              <p className="logo-shown">
                <img src={logo.path} alt={`شعار الشركة: ${logo.name}`} />
              </p>
              <PostForm action={`${here}act=remove-logo`} className="row">
                <SubmitButton variant="danger-ghost" size="small">
                  أزل الشعار
                </SubmitButton>
              </PostForm>
            </>
          ) : (
            <p className="sm muted">لا شعار بعد. تُطبع المستندات بزهرة التحالف حتى تضيف شعار الشركة.</p>
          )}
        </div>
        <PostForm key={logo?.path} action={`${here}act=logo`} reply={reply} before="الرفع" withFiles>
          <FileField
            {...fieldsOf<SetLogoForm>(reply)('logo')}
            label={logo ? 'شعار آخر' : 'صورة الشعار'}
            kinds="PNG أو JPG أو WebP أو SVG"
            accept=".png,.jpg,.jpeg,.webp,.svg"
            megabytes={4}
            required
          />
          <div>
            <SubmitButton variant="outline">ارفع الشعار</SubmitButton>
          </div>
        </PostForm>
      </div>
    </Card>
  )
}
