/** Back to the list or the task one came from, and to no other place. */
export function backTo({ backTo }: { backTo?: string | undefined }, otherwise = '/admin/tasks') {
  return backTo && /^\/admin\/tasks([/?]|$)/.test(backTo) ? backTo : otherwise
}
