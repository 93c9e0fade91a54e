import type { AddRoleForm } from '#areas/access/inputs.ts'
import { CheckField } from '#ui/form/choices.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'

type Described = { nameAr: string; nameFeminine: string; line: string; secondFactorRequired: boolean }

/** What a role is called and what it is there for. */
export function RoleFields({ reply, role }: { reply: Reply | undefined; role?: Described }) {
  const field = fieldsOf<AddRoleForm>(reply)
  return (
    <>
      <div className="grid2">
        <Field {...field('nameAr', role?.nameAr)} label="اسم الدور" help="كما يُقال للموظف: محاسب" required />
        <Field {...field('nameFeminine', role?.nameFeminine)} label="اسمه للموظفة" help="محاسبة" required />
      </div>
      <Field {...field('line', role?.line)} label="سطر يصفه" required />
      <CheckField
        {...field('secondFactorRequired', role?.secondFactorRequired ? 'yes' : undefined)}
        label="التحقق بخطوتين إلزامي لمن يحمله"
      />
    </>
  )
}
