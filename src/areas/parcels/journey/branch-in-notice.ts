/** Messages say «في فرع صلالة», and some branches are called «فرع صلالة» themselves. */
export const branchInNotice = (name: string) => name.replace(/^فرع\s+/, '')
