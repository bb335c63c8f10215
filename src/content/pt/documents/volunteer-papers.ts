import type { PaperWords } from '#content/paper-words.ts'

export const volunteerPapers = {
  title: 'Papéis dos voluntários',
  description:
    'Um acordo com um voluntário, uma folha de presenças, e regras para quem trabalha com crianças: minutas para adaptar e dar a ler ao seu jurista antes de usar.',
  kind: 'Modelos',
  sheets: 4,
  lead: 'Minutas, não conselho jurídico. As leis sobre voluntariado e crianças mudam de país para país; dê-as a ler a quem conheça as do seu antes de se assinar.',
  sections: [
    {
      id: 'agreement',
      title: 'Acordo',
      blocks: [
        { kind: 'fields', labels: ['Organização', 'Voluntário', 'Telefone', 'A quem ligar se acontecer alguma coisa'] },
        {
          kind: 'steps',
          items: [
            'O voluntário ajuda no trabalho abaixo indicado, sem salário. Este acordo não faz de ninguém um empregado.',
            'A organização nomeia uma pessoa que mostra o trabalho e responde às perguntas.',
            'As despesas combinadas antes (transporte, telefone, refeições) são pagas contra recibo.',
            'A organização diz se o voluntário está seguro no caminho e no trabalho, e escreve-o aqui.',
            'O que o voluntário ouve sobre as pessoas é confidencial, mesmo depois do último dia.',
            'Dinheiro e bens só se recebem contra recibo, e entregam-se no próprio dia.',
            'Fotografias de pessoas só se tiram e mostram com a sua autorização.',
            'Qualquer das partes pode acabar com isto a qualquer momento, e diz porquê se lho perguntarem. O cartão e as chaves voltam.',
          ],
        },
        {
          kind: 'fields',
          labels: [
            'Trabalho, e onde',
            'Dias e horas',
            'Despesas que se pagam',
            'Seguro por, ou sem seguro',
            'Mostrado por',
            'De, e até',
          ],
        },
        { kind: 'fields', labels: ['Pela organização: dia e assinatura', 'Voluntário: dia e assinatura'] },
      ],
    },
    {
      id: 'children',
      title: 'Com crianças',
      startsSheet: true,
      blocks: [
        {
          kind: 'text',
          text: 'Todos os que trabalham com crianças assinam estas regras, pagos ou não. Leiam-nas juntos, em voz alta, uma vez por ano.',
        },
        {
          kind: 'steps',
          items: [
            'Nenhum adulto fica sozinho com uma criança atrás de uma porta fechada. Dois adultos, ou um lugar que outros possam ver.',
            'Ninguém bate, humilha, cala aos gritos ou ameaça uma criança, faça ela o que fizer.',
            'Toca-se numa criança para o que ela precisa (uma queda, uma mão por lavar), nunca para o que o adulto quer.',
            'Nem prendas, nem dinheiro, nem boleias a uma criança só. Nada de mensagens privadas; o que for preciso dizer vai para os pais.',
            'Nenhuma fotografia sem autorização da criança e dos pais. Nenhum nome ao lado de uma imagem.',
            'Quem entra para ver as crianças mostrou quem é, e está escrito no livro.',
            'O que uma criança conta em confiança não se promete guardar em segredo. Escreve-se pelas palavras dela e passa-se no próprio dia.',
            'Quem vê ou ouve alguma coisa contra estas regras di-lo à pessoa abaixo indicada. Se for sobre essa pessoa, à segunda.',
          ],
        },
        {
          kind: 'note',
          text: 'Se uma criança está agora em perigo, ligue primeiro à polícia ou à linha de apoio à criança do seu país, e só depois à pessoa abaixo.',
        },
        {
          kind: 'fields',
          labels: [
            'A avisar primeiro: nome e número',
            'Segunda: nome e número',
            'Polícia',
            'Linha de apoio à criança',
            'Dia',
            'Nome e assinatura',
          ],
        },
        {
          kind: 'table',
          caption: 'Papéis vistos antes do primeiro dia',
          columns: [
            { label: 'Papel', share: 6 },
            { label: 'Visto em, por', share: 4 },
            { label: 'A renovar em', share: 4 },
          ],
          rows: [
            ['Bilhete de identidade', '', ''],
            ['Registo criminal, onde a lei o prevê', '', ''],
            ['Referências: duas pessoas a quem se perguntou', '', ''],
            ['Estas regras, assinadas', '', ''],
          ],
          isForWriting: true,
        },
      ],
    },
    {
      id: 'sign-in',
      title: 'Folha de presenças',
      startsSheet: true,
      blocks: [
        { kind: 'fields', labels: ['Lugar', 'Dia'] },
        {
          kind: 'table',
          caption: 'Quem está',
          columns: [
            { label: 'Nome', share: 6 },
            { label: 'Entrada', share: 2 },
            { label: 'Saída', share: 2 },
            { label: 'O que se fez', share: 6 },
            { label: 'Assinatura', share: 4 },
          ],
          rows: [],
          blankRows: 22,
        },
      ],
    },
    {
      id: 'hours',
      title: 'Horas de um mês',
      startsSheet: true,
      blocks: [
        {
          kind: 'text',
          text: 'Somadas das folhas de presenças. Os financiadores contam muitas vezes as horas voluntárias como parte do que dá; se for assim, diga como avalia uma hora, e mantenha-o.',
        },
        {
          kind: 'table',
          caption: 'Horas de voluntariado',
          columns: [
            { label: 'Voluntário', share: 6 },
            { label: 'Projecto', share: 5 },
            { label: 'Horas', share: 2, isAmount: true },
            { label: 'Despesas pagas', share: 3, isAmount: true },
            { label: 'Confirmado por', share: 4 },
          ],
          rows: [],
          blankRows: 12,
        },
      ],
    },
    {
      id: 'last-day',
      title: 'O último dia',
      blocks: [
        {
          kind: 'boxes',
          items: [
            'O cartão, as chaves e o telefone voltaram.',
            'O acesso ao nosso programa foi fechado, no próprio dia.',
            'Disse-se obrigado, e há uma carta de recomendação se for pedida.',
            'Perguntámos o que devíamos fazer de outra maneira, e escrevemos a resposta.',
          ],
        },
      ],
    },
  ],
} as const satisfies PaperWords
