"""tune_answers.py <lessons folder> <answers.bin>: a question is to point the same way as what answers it, rather than as anything else that was told."""

import json
import random
import sys
from pathlib import Path

import torch
from torch import nn

from encoder import Encoder, say, steps_down, write_tuned

ROUNDS, RATE = 3, 1.5e-4


def scores(encoder, sharpness, world):
    asked = len(world["asks"])
    vectors = encoder([*(ask["tokens"] for ask in world["asks"]), *world["told"]])
    return vectors[:asked] @ vectors[asked:].T * sharpness.exp()


def found_first(encoder, sharpness, worlds):
    """Shares of the questions whose answer is first, among the first two and the first three."""
    ranks = []
    with torch.no_grad():
        for world in worlds:
            for ask, row in zip(world["asks"], scores(encoder, sharpness, world)):
                order = row.argsort(descending=True).tolist()
                ranks.append(min(order.index(one) for one in ask["right"]))
    return [round(sum(rank < many for rank in ranks) / len(ranks), 3) for many in (1, 2, 3)]


def main(folder, path):
    torch.manual_seed(0)
    random.seed(0)
    lessons = json.loads((Path(folder) / "answers.json").read_text())
    learn, apart = lessons["learn"], lessons["apart"]
    encoder, sharpness = Encoder(0.15), nn.Parameter(torch.tensor(3.0))
    rates = [RATE, 5 * RATE]
    optimiser = torch.optim.AdamW(
        [{"params": encoder.parameters()}, {"params": [sharpness]}], lr=RATE, weight_decay=0.01
    )
    say("untuned", found_first(encoder.eval(), sharpness, apart))
    step, steps = 0, ROUNDS * len(learn)
    for turn in range(ROUNDS):
        encoder.train()
        random.shuffle(learn)
        for world in learn:
            row = scores(encoder, sharpness, world)
            right = torch.zeros_like(row)
            for i, ask in enumerate(world["asks"]):
                right[i, ask["right"]] = 1 / len(ask["right"])
            loss = -(right * row.log_softmax(-1)).sum(-1).mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(encoder.parameters(), 1.0)
            steps_down(optimiser, rates, step, steps, 60)
            optimiser.step()
            step += 1
        say(f"round {turn + 1} of {ROUNDS}", found_first(encoder.eval(), sharpness, apart))
        write_tuned(encoder, path)


main(*sys.argv[1:])
