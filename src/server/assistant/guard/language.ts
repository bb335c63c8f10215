/** Small words of other languages. A sentence of theirs may promise what no judge here can read. */
const others = words(
  'nao voce esta estao uma sao para com isso pelo mais tambem nos por custa gratis preco los las el una pero muy usted gratis precio cuesta und nicht ist fur mit das wir sie kostet kostenlos kwa ya wa hii ni bei bure siku na kila mwezi wewe cyangwa kandi muri ku igiciro ubuntu amafaranga ukwezi buri ntabwo il prezzo gratuito che sono per gli van het een niet voor punguzo asilimia nusu bila malipo mwaka tutakupa tunatoa utapata rya cya kimwe igabanuka tuzaguha umwaka desconto metade oferecemos damos descuento mitad ofrecemos',
)
const ours = words(
  'the a an and or of to in for is are you your with on it at our we be can not this that from by as if per has have le la les un une des et ou de du dans pour est sont vous votre avec sur il elle nous a au aux ne pas ce cette qui que par si',
)

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}

/** Whether a text is in English or French, as far as it is in a language at all. */
export function isReadable(plain: string) {
  if (/(?!\p{Script=Latin}|[ʼªº])\p{L}/u.test(plain)) return false
  // Letters apart, so that no judge finds the word.
  if (/(?<![\p{L}\d])(?:\p{L}[ .-]){3,}\p{L}(?![\p{L}\d])/u.test(plain)) return false
  const found = plain.toLowerCase().match(/\p{L}+/gu) ?? []
  const foreign = found.filter((word) => others.has(word) && !ours.has(word)).length
  return foreign < 2 || foreign <= found.filter((word) => ours.has(word)).length
}
