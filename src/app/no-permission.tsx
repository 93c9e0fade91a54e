import { Lock } from 'lucide-react'
import { Form, isRouteErrorResponse, Link } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { errorWords } from './error-words.ts'

export const isForbidden = (error: unknown) => isRouteErrorResponse(error) && error.status === 403

/** Says what is missing and whom to ask, and nothing of what lies behind; who came with another account can leave it. Staff may ask for it. */
export function NoPermissionScreen({ error, mayAsk = false }: { error: unknown; mayAsk?: boolean | undefined }) {
  const { title, sentence } = errorWords(error)
  const permission = /«(.+?)»/.exec(sentence)?.[1] ?? ''
  return (
    <div className="state">
      <title>{`${title} · التحالف`}</title>
      <span className="tile-ic w">
        <Lock className="i" aria-hidden />
      </span>
      <h1 className="text-xl font-semibold">{title}</h1>
      <p>{sentence}</p>
      <div className="row wrap justify-center">
        {mayAsk && (
          <Link to={`/admin/request-access?permission=${encodeURIComponent(permission)}`} className={buttonLook()}>
            اطلب الصلاحية
          </Link>
        )}
        <Link to="/" className={buttonLook({ variant: mayAsk ? 'outline' : 'primary' })}>
          ارجع إلى الرئيسية
        </Link>
        <Form method="post" action="/sign-out">
          <button type="submit" className={buttonLook({ variant: 'outline' })}>
            سجّل الخروج
          </button>
        </Form>
      </div>
    </div>
  )
}
