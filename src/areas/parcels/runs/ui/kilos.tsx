import { Num } from '#ui/values.tsx'

export const Kilos = ({ grams }: { grams: number }) => (
  <>
    <Num>{(grams / 1000).toFixed(1)}</Num> كجم
  </>
)
