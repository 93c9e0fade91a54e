import { Figure, ImportScreen } from '#areas/imports/public-ui.tsx'
import { fineImportPath, fineImportsPath, finesPath } from '#areas/vehicles/paths.ts'
import { saying, submit, submitOneOf } from '#platform/http.ts'
import { Code, DateText, Money } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { checkFines, fineImportPages, importFines, refuseFines } from '../fine-imports.ts'
import type { FoundFine } from '../found.ts'
import type { Route } from './+types/back-office-fine-import'

export const meta = () => [{ title: 'استيراد المخالفات · التحالف' }]

export const handle = { crumb: () => 'استيراد المخالفات' }

export const loader = fineImportPages.one

export const action = submitOneOf({
  check: submit(checkFines, ({ importId }) => saying('فُحص الملف، ولم يُستورد منه شيء بعد.', fineImportPath(importId))),
  import: submit(importFines, ({ added }) => saying(`استُوردت ${howMany(added, 'fine')}.`, finesPath)),
  refuse: submit(refuseFines, () => saying('تُرك الملف، ولم يُحفظ منه شيء.', fineImportsPath)),
})

export default function FineImportPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { found } = shown
  return (
    <ImportScreen
      title="استيراد المخالفات"
      shown={shown}
      reply={actionData}
      words={{
        good: ['مخالفات تُسجَّل', 'مخالفات سُجّلت'],
        known: 'سُجّلت من قبل، تبقى كما هي',
        take: `استورد ${howMany(shown.good, 'fine', 'acc')}`,
      }}
      figures={<Figure title="منها على الشركة">{found.filter(({ contract }) => contract === null).length}</Figure>}
    >
      {found.length > 0 && <Matches found={found} />}
    </ImportScreen>
  )
}

/** Fine by fine, with the contract by which somebody had the car. */
const Matches = ({ found }: { found: readonly FoundFine[] }) => (
  <ul className="lines">
    {found.map(({ reference, plate, at, amount, contract }) => (
      <li key={reference}>
        <span className="grow">
          <Code>{reference}</Code> · <bdi>{plate}</bdi>
        </span>
        <span className="muted sm">
          <DateText at={new Date(at)} time />
        </span>
        <Money amount={amount} />
        <span className="sm">{contract ? <Code>{contract}</Code> : 'على الشركة'}</span>
      </li>
    ))}
  </ul>
)
