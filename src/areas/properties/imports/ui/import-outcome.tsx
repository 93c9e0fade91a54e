import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { propertyPath } from '#areas/properties/property.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { ImportFaults } from '#ui/import-faults.tsx'
import { Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { importPath, type PropertyImportKind } from '../import-kinds.ts'
import type { ImportPlace } from '../places.ts'

type Shown = {
  id: string
  kind: PropertyImportKind
  status: string
  count: number
  good: number
  known: number
  faulty: number
  faults: { row: number; field: string; message: string }[]
  places: ImportPlace[]
}

/** What each kind of file brings, and what is said of what is there already. */
const wordsOf = {
  units: { of: 'unit', good: ['وحدات تُضاف', 'وحدات أُضيفت'], known: 'وحدات في السجل من قبل، تبقى كما هي' },
  owners: { of: 'owner', good: ['حصص تُثبَّت', 'حصص ثُبّتت'], known: 'حصص مثبتة من قبل، تبقى كما هي' },
  leases: {
    of: 'contract',
    good: ['عقود تُحفظ مسودات', 'عقود حُفظت مسودات'],
    known: 'عقود في السجل من قبل، تبقى كما هي',
  },
} as const

/** What would come of it, and then what came of it: the button is there only when all of it can be taken. */
export function ImportOutcome({ shown, reply, all }: { shown: Shown; reply: Reply | undefined; all: string }) {
  const { id, kind, status, good, known, faulty, faults } = shown
  const isDone = status === 'imported'
  const { of } = wordsOf[kind]
  return (
    <Card title={isDone ? 'ما استُورد' : 'نتيجة الفحص'}>
      <div className="stack">
        <Figures {...shown} />
        <Places {...shown} />
        {faults.length > 0 && <ImportFaults faults={faults} file={`${importPath(id)}/faults`} />}
        {faulty > 0 && <p className="help">صحّح الصفوف في ملفك وارفعه من جديد. لا يُستورد بعضه دون بعض.</p>}
        {!isDone && faulty === 0 && good === 0 && known > 0 && (
          <p className="help">كل ما في هذا الملف في السجل من قبل، فلا شيء يُستورد منه.</p>
        )}
        {!isDone && faulty === 0 && good > 0 && (
          <PostForm action="?act=import" reply={reply} before="الاستيراد">
            <SubmitButton>{kind === 'owners' ? 'ثبّت الحصص كلها' : `استورد ${howMany(good, of, 'acc')}`}</SubmitButton>
          </PostForm>
        )}
        {isDone && (
          <div>
            <Link className={buttonLook({ variant: 'outline' })} to={all}>
              افتح العقارات
            </Link>
          </div>
        )}
      </div>
    </Card>
  )
}

function Figures({ kind, status, count, good, known, faulty, places }: Shown) {
  const isDone = status === 'imported'
  const words = wordsOf[kind]
  const added = places.filter(({ isNew }) => isNew).length
  const people = places.reduce((sum, place) => sum + place.people, 0)
  return (
    <dl className="kv">
      {!isDone && <Figure title="صفوف الملف">{count}</Figure>}
      <Figure title={words.good[isDone ? 1 : 0]}>{good}</Figure>
      {added > 0 && <Figure title={isDone ? 'عقارات أُضيفت' : 'عقارات تُضاف'}>{added}</Figure>}
      {people > 0 && <Figure title={isDone ? 'عملاء سُجّلوا' : 'عملاء يُسجَّلون'}>{people}</Figure>}
      <Figure title={words.known}>{known}</Figure>
      {!isDone && <Figure title="تحتاج تصحيحًا">{faulty}</Figure>}
    </dl>
  )
}

const Figure = ({ title, children }: { title: ReactNode; children: number }) => (
  <div>
    <dt>{title}</dt>
    <dd>
      <Num>{children}</Num>
    </dd>
  </div>
)

/** Property by property; once it is done each leads there. */
function Places({ kind, places }: Shown) {
  if (places.length === 0) return null
  return (
    <ul className="lines">
      {places.map(({ id, name, isNew, count }) => (
        <li key={`${id}${name}`}>
          <span className="grow">
            {id ? (
              <Link className="link" to={propertyPath(id)}>
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi>{name}</bdi>
            )}
          </span>
          {isNew && <Badge tone="info">عقار جديد</Badge>}
          <span className="muted sm">{howMany(count, wordsOf[kind].of)}</span>
        </li>
      ))}
    </ul>
  )
}
