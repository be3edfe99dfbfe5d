"""tune_danger.py <lessons folder> <danger.bin> <learned.bin>: what screening looks for is to stand apart from what only sounds like it."""

import json
import random
import sys
from pathlib import Path

import torch
import torch.nn.functional as F
from torch import nn

from encoder import Encoder, Judge, say, steps_down, write_judge, write_tuned

ROUNDS, RATE, UNITS, BATCH = 3, 1.5e-4, 48, 32


def batches(rows):
    """Texts that are about as long as each other go together."""
    rows = random.sample(rows, len(rows))
    found = []
    for start in range(0, len(rows), BATCH * 40):
        some = sorted(rows[start : start + BATCH * 40], key=lambda row: len(row["tokens"]))
        found += [some[i : i + BATCH] for i in range(0, len(some), BATCH)]
    random.shuffle(found)
    return found


def met(encoder, judge, apart, kinds):
    """Of an author that nothing was learned from: shares that are met where two, five and ten of a hundred harmless sentences are stopped."""
    with torch.no_grad():
        sums = {kind: judge(encoder(texts)) for kind, texts in apart.items()}
    asked = {"crisis": ["acute", "mild"], "threat": ["threat"], "harassment": ["harassment"], "under18": ["under18"]}
    shares = {}
    for kind, those in asked.items():
        place = kinds.index(kind)
        harmless = sums["harmless"][:, place].sort(descending=True).values
        ones = torch.cat([sums[one][:, place] for one in those])
        shares[kind] = [round((ones > harmless[int(rate * len(harmless))]).float().mean().item(), 2) for rate in (0.02, 0.05, 0.1)]
    return shares


def main(folder, encoder_path, judge_path):
    torch.manual_seed(1)
    random.seed(1)
    lessons = json.loads((Path(folder) / "danger.json").read_text())
    kinds, rows, apart = lessons["kinds"], lessons["learn"], lessons["apart"]
    encoder, judge = Encoder(0.1), Judge(len(kinds), UNITS)
    rates = [RATE, 8 * RATE]
    optimiser = torch.optim.AdamW(
        [{"params": encoder.parameters()}, {"params": judge.parameters()}], lr=RATE, weight_decay=0.01
    )
    step, steps = 0, ROUNDS * len(batches(rows))
    for turn in range(ROUNDS):
        encoder.train()
        judge.train()
        for some in batches(rows):
            is_it = torch.tensor([row["is"] for row in some]).float()
            counts = torch.tensor([row["counts"] for row in some]).float()
            sums = judge(encoder.together([row["tokens"][:80] for row in some]))
            # Nobody is quite sure: labels are given a little way off nought and one.
            loss = F.binary_cross_entropy_with_logits(sums, is_it * 0.98 + 0.005, reduction="none")
            loss = (loss * counts).sum() / counts.sum() * len(kinds)
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(encoder.parameters(), 1.0)
            steps_down(optimiser, rates, step, steps, 100)
            optimiser.step()
            step += 1
        say(f"round {turn + 1} of {ROUNDS}", met(encoder.eval(), judge.eval(), apart, kinds))
        write_tuned(encoder, encoder_path)
        write_judge(judge, judge_path)


if __name__ == "__main__":
    main(*sys.argv[1:])
