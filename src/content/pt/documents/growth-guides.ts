import type { PaperWords } from '#content/paper-words.ts'
import { plans } from '#facts/plans.ts'

export const growthGuides = {
  title: 'Guias para crescer',
  description:
    'Três guias curtos para quem tem uma loja pequena: contratar a primeira pessoa, abrir a segunda porta, largar o que só ocupa prateleira. Cada um com uma folha.',
  kind: 'Guia',
  sheets: 3,
  lead: 'Três passos que muitas lojas dão cedo demais ou tarde demais. Leia o que lhe faz falta, preencha a folha, e durma sobre o assunto.',
  sections: [
    {
      id: 'first-person',
      title: 'Contratar a primeira pessoa',
      blocks: [
        {
          kind: 'terms',
          entries: [
            [
              'Está na hora?',
              'Manda clientes embora às mesmas horas todas as semanas, ou há um mês que não faz contagem porque não há uma hora para isso. Um sábado cheio não é razão: peça à família que ajude.',
            ],
            [
              'Para quê?',
              'Contrate primeiro para uma só coisa: o balcão da abertura ao meio-dia, ou o armazém. Escreva-a numa página. O que não está na página continua a ser trabalho seu.',
            ],
            [
              'Quanto custa?',
              'O salário, o que o seu país lhe soma, um segundo molho de chaves, e os dias em que dois fazem o que um fazia. Conte três meses antes da primeira venda que não teria feito sem ajuda.',
            ],
            [
              'De quem são as mãos na gaveta?',
              `Um nome na caixa para cada um, e uma contagem quando a gaveta muda de mãos. Connosco isso quer dizer ${plans.professional.name}, porque ${plans.starter.name} é para uma só pessoa; num caderno, duas colunas e duas assinaturas.`,
            ],
            [
              'A primeira semana',
              'Vendam juntos, depois fique atrás, depois afaste-se uma hora. Diga o que se pode decidir sem si: um desconto, uma devolução, um fiado. Diga o que não se pode.',
            ],
          ],
        },
        {
          kind: 'boxes',
          items: [
            'Sei pelo meu caderno a que horas mais duas mãos venderiam mais.',
            'Posso pagar três meses se nada mudar.',
            'O contrato está escrito e cumpre a lei do meu país.',
            'Alguém de fora da família disse-me como esta pessoa trabalha.',
          ],
        },
        {
          kind: 'fields',
          labels: [
            'O trabalho, numa linha',
            'Salário e o que se soma, por mês',
            'A vender a mais cada mês',
            'Começa em, revemos em',
          ],
        },
      ],
    },
    {
      id: 'second-door',
      title: 'Abrir a segunda porta',
      startsSheet: true,
      blocks: [
        {
          kind: 'terms',
          entries: [
            [
              'A primeira anda sem si?',
              'Afaste-se uma semana antes de assinar um arrendamento. Se o dinheiro e o stock da semana baterem certo quando voltar, tem uma loja que anda. Se não, em breve teria duas que não andam.',
            ],
            [
              'Porquê ali?',
              'Fique três dias do outro lado da rua, um deles dia de praça, e conte quem passa e o que leva. Uma renda barata diz o que os outros acharam do lugar.',
            ],
            [
              'Com o dinheiro de quem?',
              'O stock de uma segunda loja custa mais do que metade do da primeira: também precisa do que se vende devagar. Não toque naquilo de que a primeira loja vive durante dois meses.',
            ],
            [
              'O que é comum, o que não é?',
              'Uma só lista de produtos e preços, duas gavetas, duas contagens. A mercadoria viaja com uma guia que os dois lados assinam, mesmo no seu próprio carro.',
            ],
            [
              'Quando parar',
              'Decida agora que número, em que mês, o faz fechar outra vez. Ao que escreve hoje é mais fácil obedecer.',
            ],
          ],
        },
        {
          kind: 'table',
          caption: 'As duas portas, mês a mês',
          columns: [
            { label: '', share: 6 },
            { label: 'Primeira, hoje', share: 3, isAmount: true },
            { label: 'Segunda, 1.º mês', share: 3, isAmount: true },
            { label: 'Segunda, 6.º mês', share: 3, isAmount: true },
          ],
          rows: ['Vendas', 'Mercadoria', 'Salários', 'Renda, energia, dados', 'Transporte entre as duas', 'Resta'].map(
            (line) => [line, '', '', ''],
          ),
          isForWriting: true,
        },
        { kind: 'fields', labels: ['Preciso antes da primeira venda', 'Volto a fechar se'] },
      ],
    },
    {
      id: 'slow-goods',
      title: 'Largar o que só ocupa prateleira',
      startsSheet: true,
      blocks: [
        {
          kind: 'text',
          text: 'Todas as lojas têm artigos que lá estão porque sempre lá estiveram. Prendem dinheiro e espaço, e um dia expiram. Uma vez por trimestre, tire uma hora com esta folha.',
        },
        {
          kind: 'steps',
          items: [
            'Faça a lista do que não se vendeu em três meses. Numa caixa é um relatório; num caderno, ande ao longo da prateleira e olhe para o pó.',
            'Escreva o que pagou pelo que resta. É o dinheiro que lá está preso.',
            'Pergunte porquê: o preço, o lugar, a época, o gosto, ou a única cliente que se mudou.',
            'Escolha para cada um uma de cinco saídas, e um dia. Não escolher nenhuma é a sexta, e a mais cara.',
            'Não volte a encomendar por hábito. Risque-o da lista, ou tire-lhe o stock mínimo.',
          ],
        },
        {
          kind: 'table',
          caption: 'O que não sai',
          columns: [
            { label: 'Produto', share: 6 },
            { label: 'Peças', share: 2, isAmount: true },
            { label: 'Dinheiro preso', share: 3, isAmount: true },
            { label: 'Última venda', share: 3 },
            { label: 'Saída', share: 2 },
            { label: 'Até', share: 3 },
          ],
          rows: [],
          blankRows: 11,
        },
        {
          kind: 'terms',
          entries: [
            [
              'Saídas',
              'Pô-lo à altura dos olhos. Vendê-lo com alguma coisa que se venda. Baixar o preço, uma vez. Devolvê-lo, ou mandá-lo para outra loja. Dá-lo antes da data, e aprender.',
            ],
          ],
        },
        { kind: 'fields', labels: ['Dinheiro no que não sai', 'O que compro em vez disso'] },
      ],
    },
  ],
} as const satisfies PaperWords
