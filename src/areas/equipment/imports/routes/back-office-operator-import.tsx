import { Link } from 'react-router'
import { operatorImportPath, operatorImportsPath, operatorsPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { ImportScreen } from '#areas/imports/public-ui.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { fieldsOf, type Reply } from '#ui/form.tsx'
import { Num, Phone } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { branchChoices } from '../../machines/queries.ts'
import { checkOperators, importOperators, operatorImportPages, refuseOperators } from '../machine-imports.ts'
import type { Route } from './+types/back-office-operator-import'

export const meta = () => [{ title: 'استيراد المشغّلين · التحالف' }]

export const handle = { crumb: () => 'استيراد المشغّلين' }

export const loader = page(may.manageOperators, async (ctx, visit) => ({
  ...(await operatorImportPages.readPage(ctx, visit)),
  branches: await branchChoices(ctx, may.manageOperators),
}))

export const action = submitOneOf({
  check: submit(checkOperators, ({ importId }) => saying('فُحص الملف، ولم يُستورد منه شيء بعد.', operatorImportPath(importId))),
  import: submit(importOperators, ({ importId, added }) =>
    saying(`أُضيف ما في ${howMany(added, 'row')}.`, operatorImportPath(importId)),
  ),
  refuse: submit(refuseOperators, () => saying('تُرك الملف، ولم يُحفظ منه شيء.', operatorImportsPath)),
})

export default function OperatorImportPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { found, branches, chosen, good } = shown
  const choices = (reply: Reply | undefined) =>
    branches.length > 1 && (
      <SelectField
        {...fieldsOf<{ branchId: string }>(reply)('branchId', chosen?.branchId)}
        label="الفرع الذي يعملون فيه"
        options={branches}
      />
    )
  return (
    <ImportScreen
      title="استيراد المشغّلين"
      shown={shown}
      reply={actionData}
      words={{
        good: ['صفوف تُضاف', 'صفوف أُضيفت'],
        known: 'هواتف في السجل من قبل، تبقى كما هي',
        take: `استورد ${howMany(good, 'row', 'acc')}`,
      }}
      choices={choices}
      after={
        <div>
          <Link className={buttonLook({ variant: 'outline' })} to={operatorsPath}>
            افتح المشغّلين
          </Link>
        </div>
      }
    >
      {found.length > 0 && (
        <ul className="lines">
          {found.map(({ name, phone, licences }) => (
            <li key={phone}>
              <bdi className="grow">{name}</bdi>
              <span className="muted sm">
                <Phone number={phone} />، الرخص: <Num>{licences}</Num>
              </span>
            </li>
          ))}
        </ul>
      )}
    </ImportScreen>
  )
}
