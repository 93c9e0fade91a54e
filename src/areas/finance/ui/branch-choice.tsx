import { FilterChoice } from '#ui/filter-bar.tsx'

type Props = { branches: readonly (readonly [id: string, name: string])[]; chosen: string }

/** Of which branch; whoever sees one only has nothing to choose. */
export function BranchChoice({ branches, chosen }: Props) {
  if (branches.length < 2) return null
  return <FilterChoice name="branch" label="الفرع" all="كل الفروع" chosen={chosen} options={branches} />
}
