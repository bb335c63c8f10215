/** Les mots comme on les écrit au pouce, et ceux qu'ils remplacent. */
export const shortForms: Readonly<Record<string, string>> = {
  bcp: 'beaucoup',
  bjr: 'bonjour',
  bsr: 'bonsoir',
  cmb: 'combien',
  cmbien: 'combien',
  koi: 'quoi',
  mnt: 'maintenant',
  pdt: 'pendant',
  pkoi: 'pourquoi',
  pq: 'pourquoi',
  qd: 'quand',
  slt: 'salut',
  stp: 's il te plait',
  svp: 's il vous plait',
  tjrs: 'toujours',
  tjs: 'toujours',
}
