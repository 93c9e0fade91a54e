import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { ImportColumns } from '#ui/import-columns.tsx'
import { ImportFaults } from '#ui/import-faults.tsx'
import { type ImportStatus, importStatuses } from '../import-status.ts'
import { Figure } from './figure.tsx'

type ShownImport = {
  id: string
  label: string
  path: string
  fileName: string
  status: ImportStatus
  act: string | null
  count: number
  good: number
  known: number
  faulty: number
  faults: { row: number; field: string; message: string }[]
  headers: string[]
  sample: string[]
  mapping: Record<string, number>
  fields: readonly string[]
  labels: Record<string, string>
  needed: readonly string[]
}

/** What is said of the rows: before and after they are taken, of those that are there already, and on the button. */
type Words = { good: readonly [before: string, after: string]; known: string; take: string }

type Props = {
  title: string
  shown: ShownImport
  reply: Reply | undefined
  words: Words
  /** Further figures, and what was found row by row. */
  figures?: ReactNode
  children?: ReactNode
  /** What the form of the columns asks besides. */
  choices?: (reply: Reply | undefined) => ReactNode
  /** Where one goes on once all of it is taken. */
  after?: ReactNode
}

/** One file: what its columns mean, what would come of it, and the button that takes all of it. */
export function ImportScreen({ title, shown, reply, words, figures, children, choices, after }: Props) {
  const { label, fileName, status, act } = shown
  const isOpen = status === 'uploaded' || status === 'checked'
  const heard = (name: string) => (act === name ? reply : undefined)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>{title}</h1>
          <p className="muted sm">
            {label} · <bdi>{fileName}</bdi>
          </p>
        </div>
        <Badge tone={status === 'imported' ? 'success' : 'info'}>{importStatuses[status]}</Badge>
      </div>
      <Unheard reply={reply} />
      {(status === 'checked' || status === 'imported') && (
        <Outcome shown={shown} reply={heard('import')} words={words} figures={figures} after={after}>
          {children}
        </Outcome>
      )}
      {isOpen && (
        <Card title="ما معنى كل عمود؟">
          <PostForm action="?act=check" reply={heard('check')} before="الفحص">
            {choices?.(heard('check'))}
            <ImportColumns {...shown} reply={heard('check')} />
            <div>
              <SubmitButton>افحص دون استيراد</SubmitButton>
            </div>
          </PostForm>
        </Card>
      )}
      {isOpen && (
        <PostForm action="?act=refuse" className="">
          <SubmitButton variant="danger-ghost">اترك هذا الملف</SubmitButton>
        </PostForm>
      )}
    </>
  )
}

/** What would come of it, and then what came of it: the button is there only when all of it can be taken. */
function Outcome({ shown, reply, words, figures, after, children }: Omit<Props, 'title' | 'choices'>) {
  const { id, path, status, count, good, known, faulty, faults } = shown
  const isDone = status === 'imported'
  return (
    <Card title={isDone ? 'ما استُورد' : 'نتيجة الفحص'}>
      <div className="stack">
        <dl className="kv">
          {!isDone && <Figure title="صفوف الملف">{count}</Figure>}
          <Figure title={words.good[isDone ? 1 : 0]}>{good}</Figure>
          {figures}
          {known > 0 && <Figure title={words.known}>{known}</Figure>}
          {!isDone && <Figure title="تحتاج تصحيحًا">{faulty}</Figure>}
        </dl>
        {children}
        {faults.length > 0 && <ImportFaults faults={faults} file={`${path}/${id}/faults`} />}
        {faulty > 0 && <p className="help">صحّح الصفوف في ملفك وارفعه من جديد. لا يُستورد بعضه دون بعض.</p>}
        {!isDone && faulty === 0 && good === 0 && known > 0 && (
          <p className="help">كل ما في هذا الملف في السجل من قبل، فلا شيء يُستورد منه.</p>
        )}
        {!isDone && faulty === 0 && good > 0 && (
          <PostForm action="?act=import" reply={reply} before="الاستيراد">
            <SubmitButton>{words.take}</SubmitButton>
          </PostForm>
        )}
        {isDone && after}
      </div>
    </Card>
  )
}
