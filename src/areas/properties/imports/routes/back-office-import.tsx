import { Link } from 'react-router'
import { Figure, ImportScreen } from '#areas/imports/public-ui.tsx'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { propertiesPath, propertyPath } from '#areas/properties/property.ts'
import { branchChoices } from '#areas/properties/queries.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { fieldsOf, type Reply } from '#ui/form.tsx'
import { howMany } from '#values/plural.ts'
import { importPath, importsPath } from '../import-kinds.ts'
import type { ImportPlace } from '../places.ts'
import { checkImport, importProperties, propertyImportPages, refuseImport } from '../property-imports.ts'
import type { Route } from './+types/back-office-import'

export const meta = () => [{ title: 'استيراد العقارات · التحالف' }]

export const handle = { crumb: () => 'استيراد العقارات' }

export const loader = page(propertiesPermissions.import, async (ctx, visit) => ({
  ...(await propertyImportPages.readPage(ctx, visit)),
  branches: await branchChoices(ctx, propertiesPermissions.import),
}))

export const action = submitOneOf({
  check: submit(checkImport, ({ importId }) => saying('فُحص الملف، ولم يُستورد منه شيء بعد.', importPath(importId))),
  import: submit(importProperties, ({ importId }) => saying('استُورد الملف كله', importPath(importId))),
  refuse: submit(refuseImport, () => saying('تُرك الملف، ولم يُحفظ منه شيء.', importsPath)),
})

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

type Shown = Route.ComponentProps['loaderData']

export default function ImportPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { kind, good, found } = shown
  const { of, ...words } = wordsOf[kind]
  return (
    <ImportScreen
      title="استيراد العقارات"
      shown={shown}
      reply={actionData}
      words={{ ...words, take: kind === 'owners' ? 'ثبّت الحصص كلها' : `استورد ${howMany(good, of, 'acc')}` }}
      figures={<Besides places={found} isDone={shown.status === 'imported'} />}
      choices={(reply) => <Choices shown={shown} reply={reply} />}
      after={
        <div>
          <Link className={buttonLook({ variant: 'outline' })} to={propertiesPath}>
            افتح العقارات
          </Link>
        </div>
      }
    >
      {found.length > 0 && <Places places={found} of={of} />}
    </ImportScreen>
  )
}

function Besides({ places, isDone }: { places: readonly ImportPlace[]; isDone: boolean }) {
  const added = places.filter(({ isNew }) => isNew).length
  const people = places.reduce((sum, place) => sum + place.people, 0)
  return (
    <>
      {added > 0 && <Figure title={isDone ? 'عقارات أُضيفت' : 'عقارات تُضاف'}>{added}</Figure>}
      {people > 0 && <Figure title={isDone ? 'عملاء سُجّلوا' : 'عملاء يُسجَّلون'}>{people}</Figure>}
    </>
  )
}

function Choices({ shown, reply }: { shown: Shown; reply: Reply | undefined }) {
  const field = fieldsOf<{ branchId: string; since: string }>(reply)
  if (shown.kind === 'units' && shown.branches.length > 1)
    return (
      <SelectField
        {...field('branchId', shown.chosen?.branchId ?? undefined)}
        label="فرع العقارات الجديدة"
        help="إن كان في الملف عقار ليس في السجل، يُضاف إلى هذا الفرع."
        options={shown.branches}
        optional
      />
    )
  if (shown.kind !== 'owners') return null
  return (
    <DateField
      {...field('since', shown.chosen?.since ?? undefined)}
      label="منذ متى الحصص"
      help="لما لم يُكتب يومه في صفه."
      optional
    />
  )
}

/** Property by property; once it is done each leads there. */
const Places = ({ places, of }: { places: readonly ImportPlace[]; of: 'unit' | 'owner' | 'contract' }) => (
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
        <span className="muted sm">{howMany(count, of)}</span>
      </li>
    ))}
  </ul>
)
