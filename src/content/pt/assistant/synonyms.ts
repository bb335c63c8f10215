import type { AssistantWords } from '#content/copy/assistant/words.ts'
import type { Synonyms } from '#content/assistant-words.ts'
import type { OfficeId } from '#facts/offices.ts'

/** O que pode acompanhar, numa pergunta de sim ou não, o que se compara. */
export const idleWords: AssistantWords['idleWords'] = {
  always: 'verdade obrigatório cada criar enviar',
}

/** Words that say nothing of what is asked. */
export const stopWords = `o os um uma uns umas da do das dos na no nas nos ao aos pela pelo pelas pelos num numa nuns numas dum duma
este esta estes estas esse essa esses essas aquele aquela aqueles aquelas isto isso aquilo neste nesta nisto nesse nessa nisso deste desta disto desse dessa disso
meu minha meus minhas teu tua teus tuas seu sua seus suas nosso nossa nossos nossas vosso vossa vossos vossas dele dela deles delas
eu tu ele ela nos voces voce eles elas lhe lhes comigo contigo consigo connosco convosco alguem algum alguma alguns algumas nenhum nenhuma
e ou mas nem que se porque pois entao assim ja ainda tambem so apenas sempre nunca muito muita muitos muitas pouco pouca mais menos bem mesmo mesma
com sem para por em de ate desde entre sobre contra perante apos antes depois durante como quando onde porque quem qual quais
sou es somos formos sao era foi foram ser sera seria estou esta estamos estao estava estar tenho tens tem temos tinha ter tera teria ha havia haver
posso podes pode podemos podem poder poderia podia quero queres quer queremos querem queria gostava gostaria devo deve devemos preciso precisa precisamos precisas
faz fazem fazer faco fazes fazemos fiz dar vai vao vou vamos ir vem vir vinha fica ficar ficam
nao por favor faz favor boa bom bons boas novo nova grande pequeno pequena outro outra outros outras todo toda todos todas tudo nada cada tal
diz dizer diga digam saber sei sabe sabem coisa coisas agora aqui ai ali la hoje voce voces vcs vc senhor senhora senhores mano mana chefe kota
suite imisozi sozi programa sistema software aplicativo aplicacao empresa empresas negocio negocios firma equipa pergunta perguntas duvida
oferecem oferece incluido incluida inclui incluem usar usamos uso usam serve servem servir funciona funcionam funcionar trabalha trabalhar consegue consigo conseguem possivel`

export const synonyms = {
  price:
    'muda o preço, preço muda, mudar o preço, preco, precos, custa, custam, custo, custos, custar, tarifa, tarifas, valor, valores, quanto, quanto custa, quanto e, quanto fica, qual o preco, preçario, tabela de precos, orcamento, cobram, cobra, quanto pago, quanto se paga, quantia',
  plan: 'plano, planos, pacote mensal, qual dos {number}',
  subscription: 'assinatura, assinaturas, assinar, mensalidade, mensalidades, subscrever, subscricao, assinante',
  month: 'um mes, do mes, no mes, este mes, todo mes, meses, mensal, mensais, por mes, ao mes, mensalmente',
  year: 'ano, anos, anual, anuais, por ano, ao ano, anualmente, anuidade',
  save: 'poupo, poupar, poupa, poupanca, economizar, economizo, economia, ganho ao pagar',
  cheap:
    'mais barato, mais barata, barato, barata, baratos, em conta, mais em conta, preco mais baixo, mais pequeno, acessivel, plano basico',
  popular:
    'mais escolhido, mais escolhida, mais vendido, mais popular, popular, recomendado, recomendam, mais usado, mais levam',
  onetime:
    'compra unica, compras unicas, pagamento unico, pagar uma vez, uma so vez, uma vez so, de uma vez, pagar de uma vez, pagar so uma vez, comprar, compra, compro, a vista, definitivo, uma unica vez',
  lifetime: 'vitalicia, vitalicio, para toda a vida, para sempre, a vida toda',
  license: 'licenca, licencas',
  package: 'pacote, pacotes',
  businesspackage: 'compra unica business, licenca business, pacote business',
  essential: 'essencial',
  starter:
    'plano starter, plano inicial, plano iniciante, plano pequeno, plano mais pequeno, pequeno plano, plano menor, menor plano, no pequeno, primeiro plano, plano de entrada',
  professional: 'profissional, plano do meio, o do meio, no do meio, plano professional, plano profissional, plano pro',
  enterprise: 'plano enterprise, plano empresarial, plano empresa, plano grande, plano maior, maior plano, no grande',
  ownprices:
    'preco diferente, precos diferentes, preco proprio, precos proprios, preco por loja, precos por loja, mesmo preco em todas',
  compare:
    'comparar, comparacao, diferenca, diferencas, comparem, melhor, melhores, compensa, vale mais, qual e melhor',
  trial:
    'teste gratuito, teste gratis, teste, testar, experimentar, experimento, periodo de teste, experiencia gratuita, versao de teste, mes gratis, meses gratis, experimentar gratis, testo, periodo experimental, avaliacao gratuita, teste free',
  card: 'cartao bancario, cartao de credito, cartao multicaixa para, cartao visa, numero do cartao, sem cartao, dar o cartao, cartao para',
  free: 'gratis, gratuito, gratuita, gratuitamente, de graca, sem pagar, a borla, borla, versao gratuita, gratuitos',
  demoaccount: 'conta de demonstracao, conta demo, conta de teste, acesso demo, conta para ver, conta de prova',
  demo: 'demonstracao, demonstracoes, apresentacao, marcar demonstracao, pedir demonstracao, ver como funciona, mostrar o programa, mostram',
  discount:
    'desconto, descontos, promocao, promocoes, cupao, cupom, negociar, negociavel, abatimento, baixar o preco, melhor preco, preco especial, codigo promocional, preco de amigo',
  volume: 'desconto de volume, preco a medida, a medida, muitas lojas, varias filiais desconto, preco para muitas',
  credit: 'descontado, descontada, desconta na compra, abatido, abate, deduzido, conta para a compra',
  cancel:
    'cancelar, cancelo, cancelamento, anular, desistir, desisto, deixar de pagar, fidelizacao, permanencia, sem compromisso, compromisso, rescindir, terminar contrato, parar a assinatura, sair do plano, encerrar a assinatura',
  moneyback:
    'devolvem o dinheiro, devolucao do dinheiro, reembolso da assinatura, dinheiro de volta, devolver me o dinheiro, meu dinheiro de volta, reembolsam me, garantia de devolucao, devolvem o valor',
  change:
    'mudar de plano, trocar de plano, passar para, subir de plano, descer de plano, mudar para, trocar para, upgrade, mudo de plano, muda',
  hidden:
    'custos escondidos, taxas escondidas, custos ocultos, taxas extras, custo extra, custos extra, pago a parte, a parte, surpresas, escondido, escondidos, mais algum valor',
  setup:
    'instalacao, instalar, instalam, comecar, comeco, arrancar, arranque, configurar, configuracao, montar, montam, taxa de instalacao, dar inicio, iniciar',
  paymethod:
    'formas de pagamento, forma de pagamento, meios de pagamento, como pago, como se paga, pagar a assinatura, pagar voces, transferencia bancaria, multicaixa express, por transferencia, pagar em kwanzas, pagar com, paypal, referencia multicaixa, iban para, pagar o plano, metodos de pagamento',
  invoice: 'factura da assinatura, fatura da assinatura, facturacao, faturamento',
  vat: 'iva, imposto incluido, com imposto, sem imposto, iva incluido',
  pay: 'pagar, pago, paga, pagamos, pagam, pagaria, pagariamos, pagaremos, pagava, pagamento, pagamentos',
  currency: 'moeda, moedas, cambio, converter, moeda local, minha moeda, divisas, divisa',
  rwf: 'franco ruandes, francos ruandeses',
  ugx: 'xelim ugandes, xelins ugandeses, xelins, xelim',
  aoa: 'kwanza, kwanzas, kz, akz, kwz, quanzas, moeda angolana, dinheiro angolano',
  cfa: 'franco cfa, francos cfa',
  franc: 'franco, francos',
  dollar: 'dolar, dolares',
  fit: 'que plano, qual plano, qual o plano, plano certo, plano ideal, me serve, serve me, aconselham, aconselha, escolher, escolho, indicado, indicam, recomenda me, qual devo, qual levo, fica bem, nao chega, chega para, chega pra',
  limit:
    'limite, limites, maximo, no maximo, quantos, quantas, quantos produtos, quantos utilizadores, limitado, limitada, numero de, ate quantos, tecto, excede',
  unlimited: 'ilimitado, ilimitada, ilimitados, ilimitadas, sem limite, sem limites',
  total: 'ao todo, no total, total geral, somado',
  user: 'utilizador, utilizadores, usuario, usuarios, empregado, empregados, empregada, empregadas, funcionario, funcionarios, funcionaria, funcionarias, trabalhador, trabalhadores, pessoa, pessoas, pessoal, operador, operadores, operadora, operadoras, vendedor, vendedores, vendedora, vendedoras, vendedeira, colaborador, colaboradores, ajudante, ajudantes, garcom, garcons, gerente, gerentes, conta de utilizador, contas de utilizador, moca do balcao',
  location:
    'filial, filiais, sucursal, sucursais, varias lojas, mais lojas, segunda loja, outra loja, duas lojas, multiloja, multi loja, multilojas, estabelecimento, estabelecimentos, pontos de venda, varias cantinas, varias farmacias, varios restaurantes, mais de uma loja, agencias, lojas diferentes',
  product: 'produto, produtos, artigo, artigos, item, itens, referencias de produto, catalogo de produtos',
  module:
    'modulo, modulos, funcionalidade, funcionalidades, o que faz, o que fazem, ferramentas, o que vendem, recursos do programa',
  pharmacy:
    'farmacia, farmacias, farmaceutico, farmaceutica, medicamento, medicamentos, remedio, remedios, posto de medicamentos, clinica, botica',
  inventory:
    'inventario, inventarios, estoque, estoques, armazem, armazens, mercadoria, mercadorias, existencias, controlo de stock, controle de estoque, gestao de stock, gestao de estoque, arrumos, deposito',
  restaurant:
    'restaurantes, restaurante, cozinha, cafetaria, pastelaria com mesas, lanchonete, esplanada, churrasqueira, roulote, marisqueira, cervejaria, refeitorio, tasca',
  hotel: 'hotel, hoteis, hospedaria, pensao, residencial, casa de hospedes, pousada, alojamento, resort, hostel',
  retail:
    'loja, lojas, cantina, cantinas, mercearia, minimercado, supermercado, boutiques, retalho, varejo, comercio a retalho, loja de ferragens, ferragens, bancada, praca, loja de roupa, loja de telemoveis, comerciante, venda ao publico, mercadinho',
  backoffice: 'administracao, modulo administracao, retaguarda, gestao administrativa',
  crm: 'relacao com clientes, gestao de clientes, ficha de cliente, gerir clientes, gerir os meus clientes, fichas de clientes, carteira de clientes',
  customer: 'cliente, clientes, clientela, fregues, fregueses, freguesia',
  pos: 'caixa, caixas, ponto de venda, caixa registadora, registadora, programa de caixa, sistema de caixa, frente de caixa, balcao, frente de loja',
  studio: 'estudio fotografico, estudio, fotografo, fotografa, fotografia, fotografias',
  trade:
    'ramo, ramos, sector, setor, sectores, tipo de negocio, tipos de negocio, actividade, atividade, que negocios, para quem e',
  school:
    'escola, escolas, colegio, salao, salao de beleza, cabeleireiro, barbearia, oficina, oficinas, padaria, hospital, lavandaria, ginasio, creche, universidade, cybercafe, alfaiate, costureira, carpintaria, serralharia, quinta, fazenda, agricultor, lavagem de carros, papelaria, grafica, meu ramo, talho, peixaria, recauchutagem, cantina escolar',
  transfer:
    'transferencia de stock, transferencias, transferir, transfiro, passar stock, passar mercadoria, entre lojas, entre filiais, mandar mercadoria, de uma loja para outra',
  role: 'funcao, funcoes, permissao, permissoes, acesso, acessos, quem pode ver, quem ve, direitos, autorizacao, autorizacoes, limitar o acesso, papeis, perfil, perfis, perfil de acesso',
  custom:
    'personalizada, personalizado, personalizadas, personalizar, propria funcao, criar funcao, criar funcoes, funcao personalizada, propria permissao, funcoes proprias',
  loyalty:
    'fidelidade, pontos de fidelidade, cartao de fidelidade, programa de pontos, pontos, niveis, nivel, fidelizar, cartao de cliente, prata, ouro',
  security:
    'seguranca, seguro, seguros, segura, seguras, proteger, protegem, protegidos, protegido, hackers, pirata, piratas, hackeado, proteccao, invadir',
  encryption: 'encriptacao, encriptados, encriptado, criptografia, criptografados, cifrados, encriptam',
  twofactor:
    'dois factores, autenticacao de dois factores, dois fatores, duplo factor, verificacao em dois passos, duas etapas, codigo no telemovel para entrar',
  audit:
    'registo de accoes, registro de acoes, auditoria, rasto, quem fez o que, quem mexeu, quem mudou, quem alterou, quem apagou, historico de alteracoes, quem baixou, registo das mudancas',
  compliance:
    'conformidade, normas, norma, certificado, certificados, certificacao, certificada, rgpd, lgpd, lei de proteccao de dados, certificadas',
  uptime:
    'disponibilidade, fiavel, fiabilidade, cair o servidor, servidor cai, sistema fora, de confianca, tempo no ar, confiavel, nivel de servico, cai muito',
  backup:
    'copia de seguranca, copias de seguranca, backups, restauro, restaurar, perder os meus dados, perder os dados, perco os dados, perdem os dados, salvaguarda, perco tudo, perder tudo',
  datacenter:
    'onde ficam os dados, onde ficam guardados, centro de dados, centros de dados, nuvem, alojados, hospedados, onde guardam, servidores estao, servidores ficam, onde estao os meus dados, guardados os meus dados',
  tenant:
    'outra empresa ve, outras empresas, dados separados, isolamento, ver os meus dados, vejam os meus dados, ver os meus numeros, concorrente ve, separados',
  api: 'interface de programacao, programador, programadores, desenvolvedor, desenvolvedores, token, tokens',
  webhook: 'webhooks',
  integration:
    'integracao, integracoes, integrar, ligar outros, liga se a, ligar a, ligar com, conectar, conecta, sincronizar, programa de contabilidade, outro programa, outros programas, primavera, compativel',
  sms: 'mensagens sms, mensagem sms, mensagens de telemovel, torpedo',
  emailauto:
    'e mails automaticos, emails automaticos, e mail automatico, email automatico, campanha, campanhas, newsletter, email marketing, boletim, e mails sozinhos, automatizacao',
  offline:
    'sem rede, sem internet, rede cai, cai a rede, internet cai, cai a internet, falha a internet, falha de internet, falta internet, falta de internet, falta de rede, nao ha rede, nao tem rede, sem ligacao, sem conexao, net, sem net, cair a net, net cai, rede, sem saldo de dados, sem dados, internet lenta, fora da rede, off line, internet foi',
  power:
    'corte de energia, cortes de energia, falta a luz, falta de luz, sem luz, luz vai, luz foi, vai a luz, corte de luz, cortes de luz, energia, electricidade, eletricidade, apagao, gerador, ende, falta energia, falta de energia, luz',
  mobile:
    'têm uma aplicação, tem uma aplicação, têm uma app, tem app, telemovel, telemoveis, celular, no celular, aplicacao movel, app no telemovel, android barato, no telemovel, pelo telemovel, do telemovel, iphone',
  device:
    'aparelho, aparelhos, equipamento, equipamentos, computador, computadores, portatil, requisitos, requisitos minimos, maquina, maquinas, navegador, memoria minima, material necessario, tablet, tablets',
  scanner:
    'leitor, leitores, codigo de barras, codigos de barras, leitor de codigos, pistola, ler codigos, pistola de codigo',
  printer: 'impressora, impressoras, imprimir, imprime, impressora de taloes, impressora termica, gaveta de dinheiro',
  import:
    'importar, importacao, importo, migrar, migracao, passar os dados, trazer os dados, trazer os produtos, trago os meus, folha de calculo, planilha, sistema antigo, programa antigo, carregar os produtos, carregar a lista, do excel, caderno para',
  export:
    'exportar, exportacao, exporto, levar os dados, levar os meus dados, tirar os dados, baixar os dados, de quem sao os dados, dono dos dados, recuperar os dados, sacar os dados',
  training:
    'formacao, formacoes, formar, formam, treinar, treinamento, treino, ensinar, ensinam, aprender, aprende, curso, cursos, aula, aulas',
  visit:
    'visita, visitas, vir a loja, vir a minha loja, venham, vem ca, tecnico, no local, ao local, deslocam se, mandar alguem, vir aqui, deslocacao, vir ter comigo, presencial, visitar, visitar vos, ir ver vos',
  analytics:
    'analise, analises, estatistica, estatisticas, painel, paineis, tempo real, em directo, graficos, grafico, acompanhar vendas, indicadores',
  report: 'relatorio, relatorios',
  margin: 'margem, margens, lucro, lucros, rentabilidade, ganho por produto',
  whitelabel:
    'marca propria, minha marca, nossa marca, meu logotipo, nosso logotipo, meu logo, logotipo, com o meu nome, nome da minha empresa no',
  manager: 'gestor de conta, gestor dedicado, gestora de conta, pessoa dedicada, gestor so para nos',
  expiry:
    'validade, validades, data de validade, datas de validade, prazo de validade, prazos de validade, vencido, vencidos, vencer, vence, vencem, caducado, caducar, fora de prazo, caducados, expirado, vencimento dos produtos, passado do prazo',
  batch: 'lote, lotes, numero de serie, numeros de serie, numero de lote, recolha de lote, imei',
  reorder:
    'stock minimo, stocks minimos, estoque minimo, ruptura, ruptura de stock, stock baixo, acabar o stock, encomendar, reposicao, repor, alerta de stock, falta de mercadoria, quase a acabar, esgotar, esgotado',
  alert: 'alerta, alertas, aviso, avisos, avisa, avisar, notificacao, notificacoes, avisem, avisado',
  stocktake:
    'contagem, contagens, contar o stock, contar a mercadoria, fazer inventario, balanco, contagem fisica, contar prateleiras, conferir o stock',
  prescription:
    'receita medica, receitas medicas, receita do medico, paciente, pacientes, doente, doentes, alergia, alergias, interaccoes',
  insurance: 'seguro de saude, seguradora, seguradoras, ensa, convenio, plano de saude',
  return:
    'devolucao, devolucoes, devolver, devolve, devolveu, troca, trocas, trocar um produto, cliente devolve, mercadoria devolvida',
  refund: 'reembolsar, reembolso, reembolsos, devolver dinheiro ao cliente',
  receipt:
    'recibo, recibos, talao, taloes, factura, facturas, fatura, faturas, facturar, faturar, agt, saft, nif, factura electronica, nota fiscal, recibo fiscal, software certificado, factura recibo',
  tax: 'imposto, impostos, taxa de imposto, taxas de imposto, fisco, imposto de selo',
  tillpayment:
    'dinheiro movel, unitel money, afrimoney, multicaixa, multicaixa no balcao, tpa, pagamento por cartao, clientes pagar, clientes pagam, clientes podem pagar, pagamento misto, pagar com telemovel, aceitar cartao, aceitar cartoes, meios de pagamento na caixa, dinheiro vivo, kwik, paypay africa',
  debt: 'fiado, fiados, vender fiado, kilapi, quilapi, divida, dividas, caderno do fiado, devem me, deve me, quem me deve, a credito, caderno de dividas, credito a clientes, devedores, calote',
  close:
    'fecho, fecho do dia, fechar o dia, fecho de caixa, fechar a caixa, fechamento, fim do dia, fecho o dia, fecho a caixa, bater a caixa, fechamento de caixa, fecho diario',
  table: 'mesa, mesas, mapa das mesas, mapa de mesas, gestao de mesas',
  order:
    'pedido, pedidos, encomenda, encomendas, pedido a cozinha, pedidos a cozinha, tirar pedidos, comanda, comandas',
  split:
    'dividir a conta, conta dividida, contas divididas, separar a conta, conta separada, contas separadas, dividir conta, rachar a conta, conta da mesa',
  recipe:
    'custo do prato, custo dos pratos, custo de um prato, ficha tecnica, ingredientes, fichas tecnicas, custo de cada prato',
  menu: 'ementa, ementas, cardapio, prato, pratos, prato do dia',
  delivery: 'entrega, entregas, comida para fora, para levar, take away, estafeta, entregador, motoqueiro',
  booking:
    'reserva, reservas, reservar, chegada, saida do hospede, recepcao, recepcionista, entrada do hospede, check in, hospede, hospedes',
  channel:
    'sites de viagens, sites de reservas, reservas online, booking com, channel manager, gestor de canais, sites de viagem',
  room: 'quarto, quartos, mapa de quartos, mapa dos quartos',
  housekeeping:
    'limpeza, limpezas, arrumar quartos, empregada de limpeza, camareira, limpar os quartos, empregadas de quarto, arrumacao',
  accounting: 'contabilidade, contabilista, contabilistas, contador, contas da empresa, livros de contas, contabil',
  payroll:
    'salario, salarios, folha de salarios, processamento de salarios, recursos humanos, pagar aos empregados, vencimentos, ordenado, ordenados, folha de pagamento, inss, ferias do pessoal, assiduidade',
  ecommerce:
    'loja online, loja on line, vender online, vender na internet, comercio electronico, loja virtual, vendas online, venda pela internet',
  website: 'site na internet, pagina web, criar um site, fazer um site',
  weight:
    'pesar, peso, a peso, ao quilo, quilo, quilos, kg, balanca, a peca, peca, pecas, unidades de medida, saco, sacos, grade, grades, a granel, granel, embalagens, avulso, a retalho e a grosso',
  supplier: 'fornecedor, fornecedores, fornecimento, compras ao fornecedor, comprar ao fornecedor',
  theft:
    'roubo, roubos, roubar, roubam, rouba, furto, furtos, desvio, desvios, fraude, fraudes, ladrao, gatuno, desviam, desonesto',
  discountrole:
    'empregado faz desconto, mudar o preco na caixa, baixar precos na caixa, mudar precos, mudar um preco, alterar precos',
  office: 'escritorio, escritorios, delegacao, representacao, vossa agencia',
  headquarters: 'sede, casa mae, escritorio principal',
  address:
    'morada, moradas, endereco, enderecos, onde estao, onde ficam, onde fica, localizacao, rua, localizados, onde sao, fica onde, como chego, situados, bairro',
  phone:
    'telefone, numero de telefone, telefonar, ligar vos, ligar para, ligo para, consigo ligar, posso ligar, ainda ligar, atendem, liga se, chamada, chamadas, contacto telefonico, terminal telefonico, telefonema, numero, telefonico, vosso numero',
  email: 'correio electronico, e mail, endereco de email, escrever vos, vosso email, correio eletronico, vosso e mail',
  whatsapp: 'zap, wpp, wats, no whatsapp, whatssap, wasap',
  contact:
    'contacto, contactos, contato, contatos, contactar, falar convosco, falo convosco, contactar vos, chegar a voces',
  hours:
    'horario, horarios, a que horas, que horas, horas, abertos, aberto, aberta, abrem, abre, fecham, fecha as, quando abrem, sabado, sabados, domingo, domingos, fim de semana, abertura, encerram, atendem quando',
  opennow:
    'abertos agora, aberto agora, estao abertos, esta aberto, ha alguem, esta ai alguem, alguem ai, atendem agora, ainda abertos, alguem agora, estao a atender, tem alguem, esta alguem',
  support:
    'apoio, assistencia, suporte, apoio tecnico, apoio ao cliente, assistencia tecnica, suporte tecnico, atendimento ao cliente, ajuda tecnica, assistencia ao cliente',
  emergency:
    'urgencia, urgencias, urgente, emergencia, emergencias, caixa avariada, caixa avariou, caixa morreu, caixa deixou de funcionar, caixa parou, nao consigo vender, nao conseguimos vender, caixa bloqueada, caixa bloqueou, caixa travou, caixa nao abre, nao deixa vender, nao da para vender, socorro, de madrugada, de noite, a noite',
  reply:
    'respondem, resposta, respostas, tempo de resposta, quanto tempo demoram, demoram a responder, respondem rapido, responder, responde, demora a resposta',
  human:
    'falar com alguem, falar com uma pessoa, falar com, uma pessoa, pessoa real, atendente, humano, humana, falar com um humano, falar com um agente, falar com o comercial, comercial, colega, ligue me, liguem me, telefonem me, alguem que me ajude, operador humano, conselheiro, consultor, pessoa de verdade, falar com gente',
  robot:
    'robo, es um robo, bot, maquina ou, inteligencia artificial, chatbot, estou a falar com uma maquina, com quem falo, que modelo',
  realperson:
    'es humano, es uma pessoa, pessoa a serio, es humana, e humano, e uma pessoa real, es uma pessoa real, voce e uma pessoa, e uma pessoa de verdade',
  whoareyou:
    'quem es tu, quem es, quem e voce, como te chamas, teu nome, qual e o teu nome, como se chama, quem e a sozi, quem fala, quem sois, quem esta ai',
  whatis:
    'o que e a imisozi, o que e isto, que e isto, que programa e este, o que e este programa, fala me da, falem me da imisozi, o que e a suite, imisozi e o que, o que e imisozi, que sistema e este',
  capable:
    'o que sabes fazer, o que podes fazer, ajuda me, podes ajudar, pode ajudar me, preciso de ajuda, em que ajudas, ajudas em que, pode me ajudar, me ajuda',
  howareyou:
    'tudo bem, como esta, como estas, como vai, como vais, tudo fixe, tudo bom, como e que estas, ta tudo, ta se bem, esta tudo bem, como vao',
  hello: 'ola, bom dia, boa tarde, boa noite, oi, viva, saudacoes, ola bom dia, epa, alo',
  hurry: 'responde rapido, responda rapido, respondam rapido, resposta rapida, depressa por favor, responde depressa',
  thanks: 'obrigado, obrigada, muito obrigado, muito obrigada, agradeco, valeu, grato, grata, agradecido, brigado',
  goodbye: 'adeus, ate logo, ate amanha, tchau, xau, ate a proxima, ate breve, bom fim de semana, ate mais, fiquem bem',
  complaint:
    'reclamacao, reclamacoes, reclamar, queixa, queixar me, mau servico, aldraboes, aldrabice, burla, pessimo, vergonha, insatisfeito, desiludido, nao estou satisfeito, mau atendimento, queixas, chateado, uma vergonha, mal atendido, fui enganado',
  about:
    'quem esta por tras, historia da empresa, vossa historia, vossa empresa, fundada, fundador, fundadores, quando nasceu, quem criou, quem fez, sobre nos, quem sao voces, ha quanto tempo existem, desde quando existem, quem sao',
  clientcount:
    'quantos clientes, quantas empresas, quantas farmacias, quem usa, vossos clientes, quantas lojas usam, quantos usam, testemunhos, quantos hoteis, quantos restaurantes, empresas usam, referencias',
  language:
    'lingua, linguas, idioma, idiomas, portugues, ingles, frances, em portugues, falam portugues, kimbundu, umbundu, kikongo, lingala, traduzido, espanhol',
  country:
    'pais, paises, mocambique, cabo verde, guine bissau, sao tome, portugal, brasil, congo, namibia, zambia, africa, africa do sul, no meu pais, estrangeiro, benguela, huambo, lubango, cabinda, lobito, malanje, namibe, maputo, praia, bissau, viana, talatona, cacuaco, uige, soyo, saurimo, kuito',
  kigali: 'ruanda',
  kampala: 'uganda',
  bafoussam: 'camaroes',
  luanda: 'angola',
  abidjan: 'costa do marfim',
  careers:
    'emprego, empregos, vaga, vagas, recrutar, recrutam, recrutamento, estagio, estagios, trabalhar convosco, trabalhar ai, curriculo, cv, carreira, contratar, contratam, mandar curriculo, candidatura de emprego',
  news: 'novidade, novidades, blogue, noticias, eventos, redes sociais, facebook, instagram, linkedin, youtube, tiktok',
  partner:
    'parceiro, parceiros, parceria, parcerias, revendedor, revendedores, revender, representante, distribuidor, afiliado, agente local, comissao por cliente',
  investor:
    'investidor, investidores, investir, facturacao da empresa, director, diretor, directora, dono da empresa, accionista, accionistas, dono da imisozi, patrao, administrador da empresa, presidente da empresa',
  cooperative: 'cooperativa, cooperativas',
  ngo: 'ong, ongs, igreja, igrejas, associacao, associacoes, sem fins lucrativos, fundacao, fundacoes, doador, doadores, financiador, financiadores, voluntario, voluntarios, orfanato, beneficencia, programa para ong, caritas, paroquia, cooperativa sem fins, misericordia, refugiados',
  eligible:
    'cumpre as condicoes, condicoes, condicao, criterio, criterios, elegivel, elegiveis, ter direito, tem direito, tenho direito, temos direito, qualifica, requisitos da ong, direito a',
  apply:
    'candidatar, candidatarmos, candidatarmo nos, candidata, candidatura, candidaturas, candidatamo nos, inscrever a ong, inscricao da ong, fazer o pedido, procedimento, concorrer, documentos da ong',
  smallbusiness:
    'pequeno negocio, pequenos negocios, pequena empresa, pequenas empresas, pme, microempresa, primeiro ano, metade do preco, negocio pequeno, pequena loja, meio preco',
  accelerator:
    'aceleradora, acelerador, arranque de negocio, negocio novo, empresa nova, incubadora, negocio a comecar',
  family: 'negocio de familia, empresa familiar, empresas familiares, familiar, heranca',
  rural: 'aldeia, aldeias, interior, zona rural, rurais, no campo, comuna, longe da cidade, municipio do interior',
  resources:
    'centro de recursos, webinario, webinarios, guias gratuitos, recursos gratuitos, materiais gratuitos, modelos de',
  women:
    'mulher, mulheres, empreendedora, empreendedoras, zungueira, zungueiras, senhora empresaria, mulher empreendedora, maes',
  gender:
    'igualdade, genero, homens, igualdade de genero, igualdade salarial, homens e mulheres, diversidade, discriminacao, paridade',
  leave: 'licenca parental, licenca de maternidade, maternidade, paternidade, licenca de parto, licenca de paternidade',
  environment:
    'ambiente, ecologico, ecologicos, ecologia, carbono, clima, verde, desperdicio, ambiental, sustentavel, poupar papel, sustentabilidade',
  privacy:
    'privacidade, dados pessoais, politica de privacidade, os meus dados, vendem os meus dados, que dados, recolhem, proteccao de dados, partilham, informacoes pessoais, dados guardam',
  cookie: 'cookies, rastreio, rastreadores, consentimento',
  erase:
    'apagar os meus dados, apagar, eliminar, apaguem, eliminar a conta, apagar a conta, excluir meus dados, direito ao esquecimento, excluir, remover os meus dados, deletar',
  retention:
    'quanto tempo guardam, tempo guardam, guardam os meus dados, conservam, por quanto tempo, guardam a conversa, guardam o pedido, prazo de conservacao, guardados quanto tempo',
  children: 'crianca, criancas, menor, menores, idade, filhos, menores de idade, idade minima',
  docs: 'documentacao, manual, guia, guias, instrucoes, manual de utilizacao, livro de instrucoes, tutorial escrito',
  apidocs: 'documentacao da api, referencia da api',
  forum: 'comunidade, grupo de utilizadores, foruns',
  password:
    'palavra passe, senha, senhas, esqueci a senha, esqueci a palavra passe, recuperar a senha, codigo de acesso esquecido, palavra chave, mudar a senha',
  login:
    'entrar na conta, entrar na minha conta, iniciar sessao, nao consigo entrar, fazer login, primeiro acesso, entrar no sistema, sessao',
  signup:
    'registar me, criar conta, criar uma conta, abrir conta, abrir uma conta, inscrever me, me cadastrar, cadastro, cadastrar, registar',
  invite:
    'convidar, convite, convites, juntar um utilizador, adicionar utilizador, adicionar empregado, novo empregado, novo funcionario, adicionar um operador, meter mais uma pessoa, nova operadora, adicionar usuario, juntar uma pessoa, cadastrar funcionario',
  leaver:
    'empregado sai, empregado saiu, empregada saiu, funcionario saiu, despedi, despedir, foi embora, demitido, demitiu se, desactivar, desativar, bloquear o acesso, antigo empregado, ex funcionario, saiu da empresa, fugiu',
  update: 'actualizacao, actualizacoes, atualizacao, atualizacoes, nova versao, novas versoes, actualizar, versao nova',
  bankrupt:
    'falencia, falir, fecharem, se fecharem, desaparecerem, voces fecharem, empresa fechar, se a empresa acabar, falirem, deixarem de existir',
  datausage:
    'dados moveis, gasta muita net, gasta saldo, saldo de dados, megas, consome dados, quantos megas, gasta internet, gasta dados, consumo de dados, gasta muitos megas, saldo',
  tips: 'gorjeta, gorjetas, comissao, comissoes',
  stability:
    'erro, erros, lento, lenta, nao funciona, avariou, avaria, problema, problemas, bloqueou, bloqueado, encravou, parou, nao abre, nao arranca, nao trabalha, travou, travado, deu erro',
  trialend:
    'fim do teste, acaba o teste, depois do teste, quando acaba o teste, teste acabou, acabar o teste, apos o teste, terminar o teste, final do teste, acabarem os dias, teste terminar, passado o mes de teste',
  howlong: 'quanto tempo, de quanto em quanto tempo, quantos dias, que duracao, duracao, dura, quantas horas, demora',
  expensive: 'caro, cara, muito caro, caros, e caro, e muito caro, esta caro, puxado',
  whyus:
    'porque a imisozi, porque voces, porque escolher, vantagem, vantagens, o que vos distingue, porque devo escolher, mais valia',
  always: 'a qualquer hora, 24 horas, dia e noite, de dia e de noite, toda a noite, 7 dias, 24 sobre 24',
  competitor: 'concorrente, concorrentes, concorrencia, outras marcas, outro sistema, outros sistemas',
  exchange: 'taxa de cambio, cambio do dia, cambio de hoje',
  // What means nothing here.
  '-': 'vosso site, este site, na vossa pagina, no vosso site, no site diz',
  label: 'etiqueta, etiquetas',
  readonly: 'so leitura, so ver, apenas ver',
} as const satisfies Synonyms & Readonly<Record<OfficeId, string>>
