import { FilterBar, FilterChoice } from '#ui/filter-bar.tsx'
import { type StaffListAsked, staffAddress, staffStatuses, withoutRole } from '../staff-list.ts'
import { statusWords } from '../words.ts'

type Props = {
  asked: StaffListAsked
  roles: { key: string; nameAr: string }[]
  offices: { id: string; nameAr: string }[]
}

export function StaffFilters({ asked, roles, offices }: Props) {
  const { q, status, role, branch, secondFactor, sort } = asked
  return (
    <FilterBar
      key={staffAddress(asked)}
      label="تصفية الموظفين"
      search={{ name: 'q', label: 'ابحث بالاسم أو الهاتف', placeholder: 'الاسم أو الهاتف', value: q }}
      filters={[status, role, branch, secondFactor]}
      clear="/admin/users/staff"
      kept={sort === 'name' ? {} : { sort }}
    >
      <FilterChoice
        name="status"
        label="الحالة"
        all="الحالة: الكل"
        chosen={status}
        options={staffStatuses.map((one) => [one, statusWords[one].label])}
      />
      <FilterChoice
        name="role"
        label="الدور"
        all="الدور: الكل"
        chosen={role}
        options={[...roles.map(({ key, nameAr }) => [key, nameAr] as const), [withoutRole, 'بلا دور']]}
      />
      <FilterChoice
        name="branch"
        label="الفرع"
        all="الفرع: الكل"
        chosen={branch}
        options={offices.map(({ id, nameAr }) => [id, nameAr])}
      />
      <FilterChoice
        name="secondFactor"
        label="التحقق بخطوتين"
        all="التحقق بخطوتين: الكل"
        chosen={secondFactor}
        options={[
          ['yes', 'مفعّل'],
          ['no', 'غير مفعّل'],
        ]}
      />
    </FilterBar>
  )
}
