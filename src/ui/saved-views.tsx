import '#ui/styles/act-form.css'
import { Bookmark } from 'lucide-react'
import { Link } from 'react-router'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from './form.tsx'

type View = { id: string; name: string; query: string }
/** `here` is the address of the list as it stands. */
type Props = { views: View[]; here: string; reply: Reply | undefined }

/** Lists one comes back to: each is an address under a name, and the one that is open can be kept. */
export function SavedViews({ views, here, reply }: Props) {
  const [path = '', now = ''] = here.split('?')
  const kept = views.find(({ query }) => query === now)
  if (views.length === 0 && now === '') return null
  return (
    <div className="toolbar row wrap">
      {views.map((view) => (
        <Kept key={view.id} view={view} path={path} isOpen={view.query === now} />
      ))}
      {kept && <Rename key={kept.id} view={kept} path={path} reply={reply} />}
      {now !== '' && !kept && (
        <details className="act-form" open={reply !== undefined}>
          <summary className="btn btn-ghost btn-sm">احفظ هذا العرض</summary>
          <PostForm action={`?${now}&act=save-view`} reply={reply} before="الحفظ">
            <input type="hidden" name="query" value={now} />
            <Field {...fieldsOf<{ viewName: string }>(reply)('viewName')} label="اسم العرض" required />
            <div>
              <SubmitButton size="small">احفظ</SubmitButton>
            </div>
          </PostForm>
        </details>
      )}
    </div>
  )
}

function Kept({ view: { id, name, query }, path, isOpen }: { view: View; path: string; isOpen: boolean }) {
  return (
    <span className="row saved-view">
      <Link className="chip" to={`${path}?${query}`} aria-current={isOpen ? 'true' : undefined}>
        <Bookmark className="i i-sm" aria-hidden />
        <span>{name}</span>
      </Link>
      {isOpen && (
        <PostForm action={`${path}?act=forget-view`} className="">
          <input type="hidden" name="viewId" value={id} />
          <SubmitButton variant="ghost" size="small" aria-label={`أزل العرض «${name}»`}>
            أزل
          </SubmitButton>
        </PostForm>
      )}
    </span>
  )
}

/** Of the one that is open; the form keeps its address, so that a fault is told where it was typed. */
function Rename({ view: { id, name, query }, path, reply }: { view: View; path: string; reply: Reply | undefined }) {
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-ghost btn-sm">غيّر الاسم</summary>
      <PostForm action={`${path}?${query}&act=rename-view`} reply={reply} before="تغيير الاسم">
        <input type="hidden" name="viewId" value={id} />
        <Field {...fieldsOf<{ viewName: string }>(reply)('viewName', name)} label="اسم العرض" required />
        <div>
          <SubmitButton size="small">احفظ الاسم</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
